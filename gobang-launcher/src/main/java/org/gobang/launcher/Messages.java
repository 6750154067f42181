package org.gobang.launcher;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Words for people, in the language of the system. */
final class Messages {

  /** The bundle, which holds the help texts too. */
  static final String BUNDLE = "org.gobang.launcher.Messages";

  private Messages() {}

  static String of(String key, Object... arguments) {
    return in(language(), key, arguments);
  }

  /** The language of the system, or the one that the command line names. */
  static Locale language() {
    return Locale.getDefault();
  }

  /** For a front end, where a person may have chosen another language than the system's. */
  static String in(Locale language, String key, Object... arguments) {
    String pattern = ResourceBundle.getBundle(BUNDLE, language).getString(key);
    return new MessageFormat(pattern, Locale.ROOT).format(arguments);
  }
}
