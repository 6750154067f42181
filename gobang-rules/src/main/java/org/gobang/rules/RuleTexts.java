package org.gobang.rules;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.LocalizedText;
import org.gobang.api.PluginTexts;
import org.gobang.api.RefusedException;

/** The texts of the rules in one language. */
final class RuleTexts {

  private final ResourceBundle words;

  RuleTexts(Locale locale) {
    words = PluginTexts.bundle(RuleTexts::bundle, locale);
  }

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle("org.gobang.rules.Rules", language);
  }

  static RefusedException refused(String key, Object... arguments) {
    return new RefusedException(LocalizedText.of(RuleTexts::bundle, key, arguments));
  }

  Label label(String key) {
    return new Label(words.getString(key), words.getString(key + ".description"));
  }

  /** Returns the text for a kind of refusal or win, or the kind if there is no text. */
  String explain(String kind) {
    if (words.containsKey(kind)) {
      return words.getString(kind);
    }
    return kind.startsWith(OpeningBoard.SQUARE)
        ? format("square", kind.substring(OpeningBoard.SQUARE.length()))
        : kind;
  }

  /**
   * Returns the text for a choice with a number or a point, or the key for choices with texts in
   * user interfaces.
   */
  Label choice(String key) {
    for (String kind : List.of("fifths", "offer")) {
      if (key.startsWith(kind + "-")) {
        return new Label(format("choice." + kind, key.substring(kind.length() + 1)));
      }
    }
    return new Label(key);
  }

  private String format(String key, String value) {
    return words.getString(key).replace("{0}", value);
  }
}
