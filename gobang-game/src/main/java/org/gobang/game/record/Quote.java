package org.gobang.game.record;

import java.util.regex.Pattern;

/** Text of a file, as a sentence can quote it: short, and without what a terminal would obey. */
final class Quote {

  private static final int LONGEST = 30;
  private static final Pattern UNSEEN = Pattern.compile("[\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]");

  private Quote() {}

  static String of(String text) {
    boolean whole = text.codePointCount(0, text.length()) <= LONGEST;
    String shown = whole ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
    return '"' + UNSEEN.matcher(shown).replaceAll("�") + '"';
  }
}
