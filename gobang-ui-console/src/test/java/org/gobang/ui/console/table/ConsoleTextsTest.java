package org.gobang.ui.console.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.presentation.session.SessionCommands;
import org.junit.jupiter.api.Test;

class ConsoleTextsTest {

  private static Properties read(String name) throws IOException {
    Properties texts = new Properties();
    String file = "/" + name.replace('.', '/') + ".properties";
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(ConsoleTexts.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }

  @Test
  void areTheSameInBothLanguages() throws IOException {
    Properties english = read(ConsoleTexts.BUNDLE);
    Properties chinese = read(ConsoleTexts.BUNDLE + "_zh");
    assertThat(chinese.keySet()).isEqualTo(english.keySet());
    assertThat(read(ConsoleTexts.BUNDLE + "_en")).isEmpty();
    for (String key : english.stringPropertyNames()) {
      assertThat(places(chinese.getProperty(key, "")))
          .as(key)
          .isEqualTo(places(english.getProperty(key, "")));
    }
  }

  /** Returns the arguments of a text as a set of bits. */
  private static int places(String text) {
    int places = 0;
    for (int argument = 0; argument < 9; argument++) {
      places |= text.contains("{" + argument + "}") ? 1 << argument : 0;
    }
    return places;
  }

  @Test
  void describeEveryCommand() throws IOException {
    Properties english = read(ConsoleTexts.BUNDLE);
    for (CommandWord word : CommandWord.values()) {
      if (word != CommandWord.PUT && word != CommandWord.GO && word != CommandWord.EDIT) {
        assertThat(english).containsKey("does." + word.spelling().replace("!", ""));
      }
    }
  }

  @Test
  void namesInTheHelpAreCommandsOfATerminal() throws IOException {
    for (String bundle : List.of(ConsoleTexts.BUNDLE, ConsoleTexts.BUNDLE + "_zh")) {
      Matcher name = Pattern.compile("@([a-z-]+)").matcher(read(bundle).getProperty("help"));
      int count = 0;
      while (name.find()) {
        assertThat(SessionCommands.named(name.group(1)).keys().terminal()).isNotEmpty();
        count++;
      }
      assertThat(count).isGreaterThan(40);
    }
  }
}
