package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SentenceTest {

  private static Properties words(String file) throws IOException {
    Properties words = new Properties();
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(Sentence.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      words.load(in);
    }
    return words;
  }

  @Test
  void bothLanguagesHaveAllSentences() throws IOException {
    assertThat(words("Sentences_zh.properties").keySet())
        .isEqualTo(words("Sentences.properties").keySet());
  }

  @Test
  void isInTheLanguageThatIsAskedForWithPlainNumbers() {
    Sentence sentence = Sentence.of("at", 1, 1000, Sentence.of("sgf.no.value", "\"B\""));
    assertThat(sentence.in(Locale.CHINA)).isEqualTo("第 1 行第 1000 个字符：属性 \"B\" 没有值");
    assertThat(sentence.in(Locale.FRANCE))
        .isEqualTo("line 1, column 1000: the property \"B\" has no value")
        .isEqualTo(sentence.toString());
  }
}
