package org.gobang.record;

import org.gobang.api.Printable;

/** Text of a file, as a sentence can quote it: short, and without what a terminal would obey. */
final class Quote {

  private static final int LONGEST = 30;

  private Quote() {}

  static String of(String text) {
    return '"' + Printable.of(text, LONGEST) + '"';
  }
}
