package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;

class PluginErrorsTest {

  private final List<Locale> calls = new ArrayList<>();

  private ResourceBundle bundle(Locale language) {
    calls.add(language);
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        boolean chinese = language.equals(Locale.CHINESE);
        return new Object[][] {{"no", chinese ? "不支持 {0}。" : "It doesn''t support {0}."}};
      }

      @Override
      public Locale getLocale() {
        return language;
      }
    };
  }

  @Test
  void copiesTheMessageInBothLanguages() {
    LocalizedText copy =
        PluginErrors.text(new RefusedException(LocalizedText.of(this::bundle, "no", "{a}'s")));
    calls.clear();
    assertThat(copy).hasToString("It doesn't support {a}'s.");
    assertThat(copy.in(Locale.CHINESE)).isEqualTo("不支持 {a}'s。");
    assertThat(copy.in(Locale.FRENCH)).isEqualTo(copy.toString());
    assertThat(calls).as("calls of the plugin").isEmpty();
  }

  @Test
  void keepsTheEnglishMessageIfTheTranslationFails() {
    LocalizedText words =
        LocalizedText.of(
            language -> {
              if (language.equals(Locale.CHINESE)) {
                throw new IllegalStateException("broken");
              }
              return bundle(language);
            },
            "no",
            "x");
    assertThat(PluginErrors.text(new RefusedException(words)).in(Locale.CHINESE))
        .isEqualTo("It doesn't support x.");
  }
}
