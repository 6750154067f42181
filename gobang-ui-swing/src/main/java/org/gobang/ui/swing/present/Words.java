package org.gobang.ui.swing.present;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.presentation.text.RefusalText;

/**
 * Words for people, in one language at a time. Any thread may ask; who asks again after {@link
 * #speak} is answered in the other language.
 */
public final class Words {

  static final String BUNDLE = "org.gobang.ui.swing.Window";

  private volatile Spoken spoken;

  /** A language, and the words it has. */
  private record Spoken(Locale locale, ResourceBundle bundle) {

    static Spoken in(Locale locale) {
      ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
      // For a language it lacks, a bundle falls back to the system's.
      boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
      return new Spoken(locale, inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT));
    }
  }

  private Words(Locale locale) {
    this.spoken = Spoken.in(locale);
  }

  /** The words of a language; English where there is no other. */
  public static Words in(Locale locale) {
    return new Words(locale);
  }

  /** Goes on in another language. */
  public void speak(Locale locale) {
    spoken = Spoken.in(locale);
  }

  /** The language, for plugins that bring words of their own. */
  public Locale locale() {
    return spoken.locale();
  }

  /** The words of a key, with the arguments in their places. */
  public String of(String key, Object... arguments) {
    return new MessageFormat(spoken.bundle().getString(key), Locale.ROOT).format(arguments);
  }

  /** The words of a key, or others where the bundle has none: plugins bring kinds of their own. */
  public String orElse(String key, String other) {
    return spoken.bundle().containsKey(key) ? of(key) : other;
  }

  /** Why something was refused; the sentence of whoever refused it where there are no words. */
  public String of(RefusedException refused) {
    return RefusalText.sentence(refused, locale());
  }

  /** The same about a file, which is called by its name: its folder was seen as it was chosen. */
  public String of(RefusedException refused, Path file) {
    return of(refused).replace(file.toString(), String.valueOf(file.getFileName()));
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
