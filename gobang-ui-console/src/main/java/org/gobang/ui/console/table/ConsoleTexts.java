package org.gobang.ui.console.table;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Printable;
import org.gobang.presentation.text.Texts;

/** The texts of the terminal and the pipe, and how texts of others stand in them. */
public final class ConsoleTexts {

  static final String BUNDLE = "org.gobang.ui.console.Console";

  /** As much of what was typed as stands in a sentence. */
  private static final int QUOTED = 40;

  private ConsoleTexts() {}

  /** Returns the texts of a language, with those that all interfaces share. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }

  /** What was typed, as it stands in a sentence: not all of a long text. */
  public static String quoted(String typed) {
    String text = Printable.of(typed.strip());
    return text.codePointCount(0, text.length()) <= QUOTED
        ? text
        : text.substring(0, text.offsetByCodePoints(0, QUOTED)) + "...";
  }

  /** Returns a text of several lines as one. */
  public static String oneLine(String text) {
    return String.join(
        " ", text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList());
  }
}
