package org.gobang.launcher.cli;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.gobang.api.LocalizedText;

/** Texts for users in the language of the command line. */
public final class LauncherTexts {

  /** The bundle, which also contains the help texts. */
  public static final String BUNDLE = "org.gobang.launcher.cli.LauncherTexts";

  private LauncherTexts() {}

  public static String of(String key, Object... arguments) {
    return in(language(), key, arguments);
  }

  /** Returns the texts of keys with a common prefix, such as table headings. */
  public static List<String> all(String prefix, String... keys) {
    return Stream.of(keys).map(key -> of(prefix + key)).toList();
  }

  /** Returns whether a text exists. */
  static boolean has(String key) {
    return ResourceBundle.getBundle(BUNDLE, language()).containsKey(key);
  }

  /** Returns the language of the system, or the one set on the command line. */
  public static Locale language() {
    return Locale.getDefault();
  }

  /** Returns a text in the language of an interface. */
  static String in(Locale language, String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle(BUNDLE, language).getString(key);
    return LocalizedText.format(pattern, arguments);
  }
}
