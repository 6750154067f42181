package org.gobang.api;

/** Somebody's text as a sentence can quote it: not too long, and without what a terminal obeys. */
final class Excerpt {

  private static final int LONGEST = 20;

  private Excerpt() {}

  static String of(String text) {
    boolean whole = text.codePointCount(0, text.length()) <= LONGEST;
    String shown = whole ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
    return shown.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]", "�");
  }
}
