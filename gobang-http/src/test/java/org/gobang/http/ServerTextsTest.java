package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ServerTextsTest {

  private static Properties read(String file) throws IOException {
    Properties texts = new Properties();
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(
                ServerTexts.class.getResourceAsStream("/org/gobang/http/" + file)),
            UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }

  @Test
  void areTheSameInBothLanguages() throws IOException {
    Properties english = read("Http.properties");
    Properties chinese = read("Http_zh.properties");
    assertThat(chinese.keySet()).isEqualTo(english.keySet());
    assertThat(read("Http_en.properties")).isEmpty();
    for (String key : english.stringPropertyNames()) {
      String translated = chinese.getProperty(key, "");
      for (int argument = 0; argument < 3; argument++) {
        String place = "{" + argument + "}";
        assertThat(translated.contains(place))
            .as(key)
            .isEqualTo(english.getProperty(key, "").contains(place));
      }
    }
  }
}
