package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class WindowTextsTest {

  private static Properties read(String name) throws IOException {
    Properties words = new Properties();
    String file = "/" + name.replace('.', '/') + ".properties";
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(WindowTexts.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      words.load(reader);
    }
    return words;
  }

  @Test
  void haveTheSameKeysInBothLanguages() throws IOException {
    Properties english = read(WindowTexts.BUNDLE);
    Properties chinese = read(WindowTexts.BUNDLE + "_zh");
    assertThat(chinese.keySet()).isEqualTo(english.keySet());
    assertThat(read(WindowTexts.BUNDLE + "_en")).isEmpty();
    for (String key : english.stringPropertyNames()) {
      assertThat(places(chinese.getProperty(key, "")))
          .as(key)
          .isEqualTo(places(english.getProperty(key, "")));
    }
  }

  /** Returns the arguments of a text as a bit set. */
  private static int places(String text) {
    int places = 0;
    for (int argument = 0; argument < 9; argument++) {
      places |= text.contains("{" + argument + "}") ? 1 << argument : 0;
    }
    return places;
  }
}
