package org.gobang.ui.web.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathTextTest {

  @Test
  void parsesWrittenPaths() {
    Random random = new Random(7);
    for (int game = 0; game < 200; game++) {
      List<Integer> path =
          random.ints(random.nextInt(30), 0, 3).map(child -> child / 2).boxed().toList();
      assertThat(PathText.parse(PathText.of(path))).isEqualTo(path);
    }
    assertThat(PathText.of(Collections.nCopies(2000, 0))).isEqualTo("~2000");
    assertThat(PathText.of(List.of())).isEmpty();
    assertThat(PathText.parse("0.0.1")).containsExactly(0, 0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "-1", "1..2", ".", "~", "~~3", "1000000", "~99999.~99999"})
  void refusesOtherTexts(String text) {
    assertThatThrownBy(() -> PathText.parse(text)).isInstanceOf(RefusedException.class);
  }
}
