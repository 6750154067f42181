package org.gobang.api.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MoveClassTest {

  /** Programs read these. */
  @Test
  void wordsNeverChange() {
    assertThat(Arrays.stream(MoveClass.values()).map(MoveClass::word))
        .containsExactly(
            "best", "good", "inaccuracy", "mistake", "blunder", "missed-win", "missed-defence");
    for (MoveClass type : MoveClass.values()) {
      assertThat(MoveClass.ofWord(type.word())).isEqualTo(type);
    }
    assertThatThrownBy(() -> MoveClass.ofWord("brilliant"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void faultsBeginWithInaccuracies() {
    assertThat(Arrays.stream(MoveClass.values()).filter(MoveClass::isFault).map(MoveClass::word))
        .containsExactly("inaccuracy", "mistake", "blunder", "missed-win", "missed-defence");
  }
}
