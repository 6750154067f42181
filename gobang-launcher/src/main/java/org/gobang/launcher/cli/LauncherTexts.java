package org.gobang.launcher.cli;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** Words for users, in the language of the system. */
public final class LauncherTexts {

  /** The bundle, which holds the help texts too. */
  public static final String BUNDLE = "org.gobang.launcher.cli.LauncherTexts";

  private LauncherTexts() {}

  public static String of(String key, Object... arguments) {
    return in(language(), key, arguments);
  }

  /** Returns the texts of keys that begin alike, such as the heads of columns. */
  public static List<String> all(String prefix, String... keys) {
    return Stream.of(keys).map(key -> of(prefix + key)).toList();
  }

  /** Returns whether there is a text. */
  static boolean has(String key) {
    return ResourceBundle.getBundle(BUNDLE, language()).containsKey(key);
  }

  /** Returns the language of the system, or the one that the command line names. */
  public static Locale language() {
    return Locale.getDefault();
  }

  /** For an interface, where the user may have chosen another language than the system's. */
  static String in(Locale language, String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle(BUNDLE, language).getString(key);
    return new MessageFormat(pattern, Locale.ROOT).format(arguments);
  }
}
