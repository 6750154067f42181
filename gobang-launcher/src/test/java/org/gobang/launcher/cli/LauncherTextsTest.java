package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTextsTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void hasEveryTextInBothLanguages() {
    ResourceBundle english = ResourceBundle.getBundle(LauncherTexts.BUNDLE, Locale.ENGLISH);
    ResourceBundle chinese =
        ResourceBundle.getBundle(LauncherTexts.BUNDLE, Locale.SIMPLIFIED_CHINESE);
    for (String key : english.keySet()) {
      if (!key.equals("usage.footerHeading")) {
        assertThat(chinese.getString(key)).as(key).isNotEqualTo(english.getString(key));
      }
    }
  }

  @Test
  void answersInChineseOnAChineseSystem() {
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(Run.of("position", "--moves", "h8").out()).contains("轮到白棋。");
    assertThat(Run.of("analyze", "--help").out()).contains("用法：gobang analyze", "每手用时");
    assertThat(Run.of("plugins").out()).contains("连珠");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--lang zh analyze --help",
        "analyze --help --lang zh",
        "analyze --lang=zh -h",
        "--lang zh help analyze",
        "help analyze --lang zh"
      })
  void languageOptionSelectsTheLanguageOfHelp(String line) {
    Locale.setDefault(Locale.ENGLISH);
    assertThat(Run.of(line.split(" ")).out()).contains("用法：gobang analyze", "每手用时");
  }

  @Test
  void languageOptionSelectsTheLanguageOfAnswers() {
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    String[] before = {"--lang", "en", "position", "--moves", "h8"};
    assertThat(Run.of(before).out()).contains("White to move.");
    String[] after = {"position", "--moves", "h8", "--lang", "en"};
    assertThat(Run.of(after).out()).contains("White to move.");
  }

  @Test
  void reportsAMissingEngineInTheSelectedLanguage() {
    String[] asked = {"analyze", "--player", "gomocup:command=/no/such", "--moves", "h8"};
    assertThat(Run.of(asked).err()).isEqualTo("gobang: /no/such is not an executable program.\n");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(Run.of(asked).err()).isEqualTo("gobang: /no/such 不是可执行的程序。\n");
  }

  @Test
  void jsonIsTheSameInEveryLanguage() {
    String english = Run.of("position", "--moves", "h8 h8", "--json").out();
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(Run.of("position", "--moves", "h8 h8", "--json").out()).isEqualTo(english);
  }
}
