package org.gobang.plugins;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * The stack trace of a plugin's exception, formatted behind the guard, as an exception's methods
 * may throw or never return. Logging this runs no plugin code.
 */
final class RecordedException extends Exception {
  private static final long serialVersionUID = 1L;

  RecordedException(Throwable thrown) {
    super(text(thrown), null, false, false);
  }

  private static String text(Throwable thrown) {
    try {
      StringWriter text = new StringWriter();
      thrown.printStackTrace(new PrintWriter(text));
      return text.toString();
    } catch (Throwable worse) {
      return thrown.getClass().getName() + ", which cannot be formatted";
    }
  }
}
