package org.gobang.rules;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;

/** The names and sentences of the rules in a language. */
final class RuleTexts {

  private static final String BUNDLE = "org.gobang.rules.Rules";

  private final ResourceBundle words;

  /** For a language it lacks a bundle falls back to the system's; the contract says English. */
  RuleTexts(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    words = inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }

  Label label(String key) {
    return new Label(words.getString(key), words.getString(key + ".description"));
  }

  /** The words for a kind of refusal or win; the kind itself where there are none. */
  String explain(String kind) {
    return words.containsKey(kind) ? words.getString(kind) : kind;
  }
}
