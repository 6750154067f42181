package org.gobang.api.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.gobang.api.Keyword;
import org.junit.jupiter.api.Test;

class MoveClassTest {

  @Test
  void wordsReadByProgramsAreFixed() {
    assertThat(Arrays.stream(MoveClass.values()).map(MoveClass::word))
        .containsExactly(
            "best", "good", "inaccuracy", "mistake", "blunder", "missed-win", "missed-defence");
    for (MoveClass type : MoveClass.values()) {
      assertThat(Keyword.find(MoveClass.values(), type.word())).contains(type);
    }
    assertThat(Keyword.find(MoveClass.values(), "brilliant")).isEmpty();
  }

  @Test
  void faultsStartWithInaccuracies() {
    assertThat(Arrays.stream(MoveClass.values()).filter(MoveClass::isFault).map(MoveClass::word))
        .containsExactly("inaccuracy", "mistake", "blunder", "missed-win", "missed-defence");
  }
}
