package org.gobang.ui.swing.present;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.presentation.text.Texts;

/** The texts of the window. */
public final class WindowTexts {

  static final String BUNDLE = "org.gobang.ui.swing.Window";

  private WindowTexts() {}

  /** Returns the texts of a language, including those shared by all interfaces. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }
}
