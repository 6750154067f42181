package org.gobang.ui.swing.present;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.presentation.text.Texts;

/** The texts of the window. */
public final class WindowTexts {

  static final String BUNDLE = "org.gobang.ui.swing.Window";

  private WindowTexts() {}

  /** The texts of a language, with those that all front ends share. */
  public static Texts in(Locale locale) {
    return Texts.of(language -> ResourceBundle.getBundle(BUNDLE, language), locale);
  }
}
