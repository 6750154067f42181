package org.gobang.ai.search;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;

/** The labels of the player and its options, from the resource bundle beside this class. */
final class SearchLabels {

  private static final String BUNDLE = "org.gobang.ai.search.labels";

  private SearchLabels() {}

  /** A label, in English where the bundle lacks the language. */
  static Label label(String key, Locale locale) {
    ResourceBundle bundle = bundle(locale);
    String unit = key + ".unit";
    return new Label(
        bundle.getString(key + ".name"),
        bundle.getString(key + ".description"),
        bundle.containsKey(unit) ? bundle.getString(unit) : "");
  }

  private static ResourceBundle bundle(Locale locale) {
    ResourceBundle bundle = ResourceBundle.getBundle(BUNDLE, locale);
    // For a language it lacks, a bundle falls back to the system's; the contract says English.
    boolean inLanguage = bundle.getLocale().getLanguage().equals(locale.getLanguage());
    return inLanguage ? bundle : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }
}
