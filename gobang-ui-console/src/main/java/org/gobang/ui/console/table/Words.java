package org.gobang.ui.console.table;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Words for people, in one language. */
public final class Words {

  static final String BUNDLE = "org.gobang.ui.console.Console";

  private final Locale locale;
  private final ResourceBundle bundle;

  private Words(Locale locale) {
    this.locale = locale;
    this.bundle = ResourceBundle.getBundle(BUNDLE, locale);
  }

  /** The words of a language; English where there is no other. */
  public static Words in(Locale locale) {
    return new Words(locale);
  }

  /** The language, for plugins that bring words of their own. */
  public Locale locale() {
    return locale;
  }

  /** The words of a key, with the arguments in their places. */
  public String of(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(arguments);
  }

  /** The words of a key, or others where the bundle has none: plugins bring kinds of their own. */
  public String orElse(String key, String other) {
    return bundle.containsKey(key) ? of(key) : other;
  }
}
