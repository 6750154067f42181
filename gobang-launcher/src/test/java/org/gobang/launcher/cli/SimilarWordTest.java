package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarWordTest {

  private static final List<String> WORDS =
      List.of("rate", "search", "freestyle", "renju", "--white", "--board", "-v", "add");

  @ParameterizedTest
  @CsvSource({
    "serch, search", "saerch, search", "searcch, search", "reju, renju", "freestile, freestyle",
    "frestile, freestyle", "--wite, --white", "--WHITE, --white", "--baord, --board", "ad, add"
  })
  void suggestsAWordWithFewMistakes(String typed, String meant) {
    assertThat(SimilarWord.to(typed, WORDS)).contains(meant);
  }

  @Test
  void suggestsNothingForADifferentWord() {
    for (String typed : List.of("frobnicate", "go", "-x", "--w", "x", "ta", "")) {
      assertThat(SimilarWord.to(typed, WORDS)).as(typed).isEmpty();
    }
  }
}
