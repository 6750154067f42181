package org.gobang.record.io;

import org.gobang.api.Printable;

/** Text of a file as messages quote it: short, and without terminal control sequences. */
public final class QuotedExcerpt {

  private static final int MAX_LENGTH = 30;

  private QuotedExcerpt() {}

  /**
   * A quotation.
   *
   * @param text any text
   * @return its beginning, in quotation marks
   */
  public static String of(String text) {
    return '"' + Printable.of(text, MAX_LENGTH) + '"';
  }
}
