package org.gobang.record.io;

import org.gobang.api.Printable;

/** Short excerpts of files for messages, without terminal control sequences. */
public final class QuotedExcerpt {

  private static final int MAX_LENGTH = 30;

  private QuotedExcerpt() {}

  /**
   * Returns an excerpt in quotation marks.
   *
   * @param text any text
   * @return the beginning of the text, in quotation marks
   */
  public static String of(String text) {
    return '"' + Printable.of(text, MAX_LENGTH) + '"';
  }
}
