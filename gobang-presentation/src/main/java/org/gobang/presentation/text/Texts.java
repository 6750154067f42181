package org.gobang.presentation.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/** Texts for people, in the language as it is when they are asked for. Any thread may ask. */
public final class Texts {

  static final String BUNDLE = "org.gobang.presentation.text.Texts";

  private final Supplier<Locale> locale;

  /** Texts in a language that may change. */
  public Texts(Supplier<Locale> locale) {
    this.locale = locale;
  }

  /** The language as it is now. */
  public Locale locale() {
    return locale.get();
  }

  /** The text of a key, with the arguments in their places. */
  public String of(String key, Object... arguments) {
    return new MessageFormat(bundle().getString(key), Locale.ROOT).format(arguments);
  }

  /** Whether there is a text for a key. */
  public boolean has(String key) {
    return bundle().containsKey(key);
  }

  private ResourceBundle bundle() {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale.get());
    // For a language it lacks, a bundle falls back to the system's.
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.get().getLanguage());
    return inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }
}
