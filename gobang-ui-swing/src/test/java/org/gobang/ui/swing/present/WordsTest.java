package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import org.gobang.api.record.Ending;
import org.junit.jupiter.api.Test;

class WordsTest {

  private static Properties read(String name) throws IOException {
    Properties words = new Properties();
    String file = "/" + name.replace('.', '/') + ".properties";
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(Words.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      words.load(reader);
    }
    return words;
  }

  @Test
  void areTheSameInBothLanguages() throws IOException {
    Properties english = read(Words.BUNDLE);
    Properties chinese = read(Words.BUNDLE + "_zh");
    assertThat(chinese.keySet()).isEqualTo(english.keySet());
    assertThat(read(Words.BUNDLE + "_en")).isEmpty();
    for (String key : english.stringPropertyNames()) {
      assertThat(places(chinese.getProperty(key, "")))
          .as(key)
          .isEqualTo(places(english.getProperty(key, "")));
    }
  }

  /** Which arguments a text has, as a set of bits. */
  private static int places(String text) {
    int places = 0;
    for (int argument = 0; argument < 9; argument++) {
      places |= text.contains("{" + argument + "}") ? 1 << argument : 0;
    }
    return places;
  }

  @Test
  void knowEveryEnd() throws IOException {
    Properties english = read(Words.BUNDLE);
    for (Ending ending : Ending.values()) {
      assertThat(english).containsKey("ending." + ending.word());
    }
  }

  @Test
  void areChosenByLanguage() {
    assertThat(Words.in(Locale.CHINA).of("black")).isEqualTo("黑棋");
    assertThat(Words.in(Locale.ENGLISH).of("black")).isEqualTo("Black");
    assertThat(Words.in(Locale.GERMAN).of("black")).isEqualTo("Black");
  }

  @Test
  void goOnInAnotherLanguage() {
    Words words = Words.in(Locale.ENGLISH);
    words.speak(Locale.CHINESE);
    assertThat(words.of("black")).isEqualTo("黑棋");
    assertThat(words.locale()).isEqualTo(Locale.CHINESE);
  }
}
