package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class MovePaceTest {

  private final FakeWorkbench bench = new FakeWorkbench();

  @Test
  void isASecondByDefault() {
    assertThat(MovePace.in(bench).least()).isEqualTo(Duration.ofSeconds(1));
    MovePace.NONE.put(bench);
    assertThat(MovePace.in(bench).least()).isZero();
    bench.put("pace", "fast");
    assertThat(MovePace.in(bench)).as("invalid value in the file").isEqualTo(MovePace.SECOND);
  }

  @Test
  void hasANameInBothLanguages() {
    for (MovePace pace : MovePace.values()) {
      assertThat(pace.name(Texts.shared(Locale.ENGLISH))).isNotBlank();
      assertThat(pace.name(Texts.shared(Locale.CHINESE)))
          .isNotEqualTo(pace.name(Texts.shared(Locale.ENGLISH)));
    }
  }
}
