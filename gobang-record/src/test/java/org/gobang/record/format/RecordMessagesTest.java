package org.gobang.record.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import org.gobang.api.LocalizedText;
import org.junit.jupiter.api.Test;

class RecordMessagesTest {

  private static Properties words(String file) throws IOException {
    Properties words = new Properties();
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(RecordMessages.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      words.load(in);
    }
    return words;
  }

  @Test
  void hasAllMessagesInBothLanguages() throws IOException {
    assertThat(words("Messages_zh.properties").keySet())
        .isEqualTo(words("Messages.properties").keySet());
  }

  @Test
  void formatsMessagesInTheRequestedLanguageWithPlainNumbers() {
    LocalizedText sentence =
        RecordMessages.of("at", 1, 1000, RecordMessages.of("sgf.no.value", "\"B\""));
    assertThat(sentence.in(Locale.CHINA)).isEqualTo("第 1 行第 1000 个字符：属性 \"B\" 没有值");
    assertThat(sentence.in(Locale.FRANCE))
        .isEqualTo("line 1, column 1000: the property \"B\" has no value")
        .isEqualTo(sentence.toString());
  }
}
