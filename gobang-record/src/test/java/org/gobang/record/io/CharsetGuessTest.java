package org.gobang.record.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests guessing the character set from a few words. */
class CharsetGuessTest {

  @ParameterizedTest
  @CsvSource({
    "GB18030, 黑棋先手必胜，白棋应当防守此点。",
    "GB18030, 花月",
    "Big5, 黑棋先手必勝，白棋應當防守此點。",
    "windows-31j, 黒の四追い勝ち。白はここに打つしかない。",
    "windows-1251, Чёрные выигрывают четвёрками",
    "windows-1252, Musta võidab – õige käik",
    "windows-1252, Ça dépend “du” cinquième coup",
    "UTF-8, 黑棋 Ёж õige",
    "UTF-8, black wins"
  })
  void guessesTheCharacterSetOfAText(String charset, String text) {
    byte[] bytes = ("h8: " + text + " (VCF)").getBytes(Charset.forName(charset));
    assertThat(CharsetGuess.of(bytes)).isEqualTo(Charset.forName(charset));
  }
}
