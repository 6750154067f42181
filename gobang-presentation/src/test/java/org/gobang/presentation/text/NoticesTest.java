package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoticesTest {

  private final Notices notices = new Notices(Texts.shared(Locale.ENGLISH), () -> {});

  private boolean failed(RefusedException refused) {
    notices.attempt(
        () -> {
          throw refused;
        });
    return notices.now().failed();
  }

  @ParameterizedTest
  @ValueSource(strings = {Game.NOTHING_TO_TAKE_BACK, Game.NOTHING_TO_UNDO, Game.NOTHING_TO_REDO})
  void nothingToDoIsNotAFailure(String kind) {
    assertThat(failed(new RefusedException(kind, "nothing"))).isFalse();
    assertThat(failed(Notices.nothing("There is none."))).isFalse();
    assertThat(notices.now().sentence()).isEqualTo("There is none.");
  }

  @Test
  void otherRefusalsAreFailures() {
    assertThat(failed(new RefusedException(Game.OVER, "over"))).isTrue();
    assertThat(failed(new RefusedException("x.sgf: no such file"))).isTrue();
  }
}
