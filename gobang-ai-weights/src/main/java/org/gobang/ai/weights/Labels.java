package org.gobang.ai.weights;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;

/** The words for people, from the resource bundle beside this class. */
final class Labels {

  private static final String BUNDLE = "org.gobang.ai.weights.labels";

  private Labels() {}

  /** The label of a player or an option, English where there is no such language. */
  static Label label(String key, Locale locale) {
    ResourceBundle words = words(locale);
    return new Label(words.getString(key + ".name"), words.getString(key + ".description"));
  }

  private static ResourceBundle words(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    // For a missing language, a bundle falls back to the system's; the contract requires English.
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    return inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }
}
