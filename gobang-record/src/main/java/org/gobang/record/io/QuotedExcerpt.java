package org.gobang.record.io;

import org.gobang.api.Printable;

/** An excerpt of a file for messages: short, and without terminal control sequences. */
public final class QuotedExcerpt {

  private static final int MAX_LENGTH = 30;

  private QuotedExcerpt() {}

  /**
   * Returns an excerpt in quotation marks.
   *
   * @param text any text
   * @return its beginning, in quotation marks
   */
  public static String of(String text) {
    return '"' + Printable.of(text, MAX_LENGTH) + '"';
  }
}
