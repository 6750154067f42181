package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;

class RefusalTextTest {

  @Test
  void aKindHasWordsInTheLanguageOfThePerson() {
    RefusedException over =
        new RefusedException("move-after-black", "in English", List.of("64", "f14", "63"));
    assertThat(RefusalText.sentence(over, Locale.ENGLISH))
        .isEqualTo("Move 64 (f14): the game was over after move 63, Black had five in a row.");
    assertThat(RefusalText.sentence(over, Locale.CHINA))
        .isEqualTo("第 64 手（f14）：第 63 手后黑棋已连成五子，对局已经结束。");
  }

  @Test
  void aKindWithoutWordsKeepsItsSentence() {
    assertThat(RefusalText.sentence(new RefusedException("move-acme", "a rule"), Locale.CHINA))
        .isEqualTo("a rule");
    assertThat(RefusalText.sentence(new RefusedException("no kind"), Locale.ENGLISH))
        .isEqualTo("no kind");
  }
}
