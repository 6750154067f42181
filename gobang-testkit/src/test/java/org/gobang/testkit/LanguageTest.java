package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Runs alone, because the test changes the default locale. */
@Isolated
class LanguageTest {

  /** A player with labels in the default locale, except for English and Chinese. */
  static class Local extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return new ToyPlayers.First() {
        @Override
        public Label label(Locale locale) {
          boolean known = locale.getLanguage().matches("en|zh");
          return super.label(known ? locale : Locale.getDefault());
        }
      };
    }
  }

  @Test
  void detectsLabelsInTheDefaultLanguage() {
    Locale before = Locale.getDefault();
    String sentence = Verdicts.of(Local.class).failed().get("required_fallsBackToEnglish");
    assertThat(sentence)
        .contains("label for \"tlh\" is Label[name=第一点", "default locale is zh_CN", "Promised by ");
    assertThat(Locale.getDefault()).isEqualTo(before);
  }
}
