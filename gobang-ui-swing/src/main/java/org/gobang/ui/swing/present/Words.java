package org.gobang.ui.swing.present;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;

/** Words for people, in one language. */
public final class Words {

  static final String BUNDLE = "org.gobang.ui.swing.Window";

  private final Locale locale;
  private final ResourceBundle bundle;

  private Words(Locale locale) {
    this.locale = locale;
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    // For a language it lacks, a bundle falls back to the system's.
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    this.bundle = inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
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

  /** Why something was refused; the sentence of whoever refused it where there are no words. */
  public String of(RefusedException refused) {
    return orElse("refused." + refused.kind(), String.valueOf(refused.getMessage()));
  }

  /** Where a plugin is from. */
  public String place(PluginRow row) {
    return row.bundled() ? of("plugins.bundled") : row.origin();
  }

  /** The colour of a side. */
  public String of(Stone stone) {
    return of(stone == Stone.BLACK ? "black" : "white");
  }
}
