package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PluginTextsTest {

  /** Tests the language of texts from resource bundles. */
  private static final class Texts extends ListResourceBundle {
    private final Locale locale;

    Texts(Locale locale) {
      this.locale = locale;
    }

    @Override
    public Locale getLocale() {
      return locale;
    }

    @Override
    protected Object[][] getContents() {
      String language = locale.getLanguage();
      return new Object[][] {
        {"depth.name", "Depth" + language},
        {"depth.description", "Plies" + language},
        {"time.name", "Time"},
        {"time.description", "Time per move"},
        {"time.unit", "ms"}
      };
    }
  }

  /** Falls back to the system's language, like {@link ResourceBundle#getBundle}. */
  private static ResourceBundle bundle(Locale wanted) {
    boolean exists = wanted.equals(Locale.ROOT) || wanted.getLanguage().equals("zh");
    return new Texts(exists ? wanted : Locale.CHINESE);
  }

  @Test
  void fallBackToEnglish() {
    Label chinese = PluginTexts.label(PluginTextsTest::bundle, "depth", Locale.CHINESE);
    assertThat(chinese).isEqualTo(new Label("Depthzh", "Plieszh"));
    Label german = PluginTexts.label(PluginTextsTest::bundle, "depth", Locale.GERMAN);
    assertThat(german)
        .as("not in the language of the system")
        .isEqualTo(new Label("Depth", "Plies"));
  }

  @Test
  void includeAnOptionalUnit() {
    assertThat(PluginTexts.label(PluginTextsTest::bundle, "time", Locale.ROOT))
        .isEqualTo(new Label("Time", "Time per move", "ms"));
  }

  @ParameterizedTest
  @CsvSource({
    "a,true",
    "four-seeker2,true",
    "'',false",
    "-a,false",
    "a-,false",
    "a--b,false",
    "A,false",
    "a_b,false"
  })
  void idsHaveLowerCaseLettersDigitsAndSingleHyphens(String text, boolean id) {
    assertThat(PluginProvider.isId(text)).isEqualTo(id);
  }
}
