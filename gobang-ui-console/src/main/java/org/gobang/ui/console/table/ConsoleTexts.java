package org.gobang.ui.console.table;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Printable;
import org.gobang.presentation.text.Texts;

/** The texts of the terminal and the pipe, with methods that quote other texts. */
public final class ConsoleTexts {

  static final String BUNDLE = "org.gobang.ui.console.Console";

  /** The maximum length of quoted input. */
  private static final int QUOTED = 40;

  private ConsoleTexts() {}

  /** Returns the texts of a language, including the shared ones. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }

  /** Returns input for quoting in a sentence, shortened if long. */
  public static String quoted(String typed) {
    String text = Printable.of(typed.strip());
    return text.codePointCount(0, text.length()) <= QUOTED
        ? text
        : text.substring(0, text.offsetByCodePoints(0, QUOTED)) + "...";
  }

  /** Returns a text of several lines as one line. */
  public static String oneLine(String text) {
    return String.join(
        " ", text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList());
  }
}
