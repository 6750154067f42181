package org.gobang.plugins;

import java.util.Locale;
import java.util.function.Function;
import org.gobang.api.Label;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The labels of a plugin or an option in the languages of the application.
 *
 * @param in English for every language but Chinese
 */
record CachedLabels(Function<Locale, Label> in) {

  private static final Logger LOG = LoggerFactory.getLogger(CachedLabels.class);

  /** The maximum length of a name in characters. Longer names are cut. */
  static final int LONGEST_NAME = 60;

  static final int LONGEST_DESCRIPTION = 500;
  static final int LONGEST_UNIT = 12;

  /**
   * Reads the labels in all languages. Each is cut to one line without control characters. The
   * plain name stands in for a missing English label, the English for a missing Chinese one. Labels
   * of bundled plugins are read on demand, to keep the start short.
   *
   * @param plugin the provider
   */
  static CachedLabels of(Object plugin, String name, Function<Locale, @Nullable Label> from) {
    Label plain = new Label(name, "");
    if (ProviderOrigin.of(plugin.getClass()).isBundled()) {
      return new CachedLabels(
          locale -> {
            Label read = read(from, Locale.ENGLISH, plain);
            return isChinese(locale) ? read(from, Locale.CHINESE, read) : read;
          });
    }
    Label english = read(from, Locale.ENGLISH, plain);
    Label chinese = read(from, Locale.CHINESE, english);
    return new CachedLabels(locale -> isChinese(locale) ? chinese : english);
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals(Locale.CHINESE.getLanguage());
  }

  private static Label read(Function<Locale, @Nullable Label> from, Locale locale, Label fallback) {
    try {
      Label label = from.apply(locale);
      return label == null
          ? fallback
          : new Label(
              ProviderErrors.excerpt(label.name(), LONGEST_NAME),
              ProviderErrors.excerpt(label.description(), LONGEST_DESCRIPTION),
              ProviderErrors.excerpt(label.unit(), LONGEST_UNIT));
    } catch (Throwable thrown) {
      ProviderErrors.log(
          LOG, "Could not read the label of " + fallback.name() + " in " + locale, thrown);
      return fallback;
    }
  }

  /** Returns the text of a metadata entry, cut like a label. */
  static String cut(String key, String text) {
    return ProviderErrors.excerpt(
        text, key.contains(".description") ? LONGEST_DESCRIPTION : LONGEST_NAME);
  }

  Label in(Locale locale) {
    return in.apply(locale);
  }
}
