package org.gobang.api;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * Reads texts of a plugin from resource bundles. If the requested language is missing, the base
 * bundle in English is used. {@link ResourceBundle} itself would fall back to the language of the
 * system.
 */
public final class PluginTexts {

  private PluginTexts() {}

  /**
   * Returns a bundle in a language.
   *
   * @param bundles calls {@link ResourceBundle#getBundle(String, Locale)}, which finds the bundles
   *     of the module that calls it
   * @param language the language; the fallback is English
   * @throws java.util.MissingResourceException if the bundle does not exist
   */
  public static ResourceBundle bundle(Function<Locale, ResourceBundle> bundles, Locale language) {
    ResourceBundle found = bundles.apply(language);
    boolean inLanguage = found.getLocale().getLanguage().equals(language.getLanguage());
    return inLanguage ? found : bundles.apply(Locale.ROOT);
  }

  /**
   * Returns the label of a plugin or an option: the texts {@code KEY.name}, {@code KEY.description}
   * and, if present, {@code KEY.unit}.
   *
   * @param bundles calls {@link ResourceBundle#getBundle(String, Locale)}
   * @param key the prefix of the keys
   * @param language the language; the fallback is English
   * @throws java.util.MissingResourceException if the bundle lacks the name or the description
   */
  public static Label label(Function<Locale, ResourceBundle> bundles, String key, Locale language) {
    ResourceBundle texts = bundle(bundles, language);
    String unit = key + ".unit";
    return new Label(
        texts.getString(key + ".name"),
        texts.getString(key + ".description"),
        texts.containsKey(unit) ? texts.getString(unit) : "");
  }
}
