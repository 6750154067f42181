package org.gobang.ui.console.table;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.RefusalText;

/** Words for people, in one language. */
public final class Words {

  static final String BUNDLE = "org.gobang.ui.console.Console";

  /** As much of what was typed as stands in a sentence. */
  private static final int QUOTED = 40;

  private final Locale locale;
  private final ResourceBundle bundle;

  private Words(Locale locale) {
    this.locale = locale;
    this.bundle = bundle(locale);
  }

  private static ResourceBundle bundle(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    // For a language it lacks, a bundle falls back to the system's.
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    return inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
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

  /** Sentences as they stand one after the other. */
  public String all(List<String> sentences) {
    return String.join(of("sentences.between"), sentences);
  }

  /** The words of a key, or others where the bundle has none: plugins bring kinds of their own. */
  public String orElse(String key, String other) {
    return bundle.containsKey(key) ? of(key) : other;
  }

  /** Why something was refused; the sentence of whoever refused it where there are no words. */
  public String of(RefusedException refused) {
    return RefusalText.sentence(refused, locale);
  }

  /** What was typed, as it stands in a sentence: not all of a long text. */
  public static String quoted(String typed) {
    String text = Printable.of(typed.strip());
    return text.codePointCount(0, text.length()) <= QUOTED
        ? text
        : text.substring(0, text.offsetByCodePoints(0, QUOTED)) + "...";
  }

  /** A text of several lines as one. */
  public static String oneLine(String text) {
    return String.join(
        " ", text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList());
  }
}
