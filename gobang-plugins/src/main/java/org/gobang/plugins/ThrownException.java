package org.gobang.plugins;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What foreign code threw, taken down as text while somebody guards: when this is logged, nothing
 * of that code runs any more. An exception's own methods may throw, or never come back.
 */
final class ThrownException extends Exception {
  private static final long serialVersionUID = 1L;

  ThrownException(Throwable thrown) {
    super(text(thrown), null, false, false);
  }

  private static String text(Throwable thrown) {
    try {
      StringWriter text = new StringWriter();
      thrown.printStackTrace(new PrintWriter(text));
      return text.toString();
    } catch (Throwable worse) {
      return thrown.getClass().getName() + ", which cannot be described";
    }
  }
}
