package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Alone, because it is about the language of the machine. */
@Isolated
class LanguageTest {

  /** Uses the machine's language for all but English and Chinese. */
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
  void labelsInTheLanguageOfTheMachineAreFound() {
    Locale before = Locale.getDefault();
    String sentence = Verdicts.of(Local.class).failed().get("required_fallsBackToEnglish");
    assertThat(sentence)
        .contains("label for \"tlh\" is Label[name=第一点", "default locale is zh_CN", "Promised by ");
    assertThat(Locale.getDefault()).isEqualTo(before);
  }
}
