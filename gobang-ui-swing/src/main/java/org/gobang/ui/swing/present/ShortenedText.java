package org.gobang.ui.swing.present;

import java.util.function.Predicate;

/** Shortening of texts that are too long for their place. */
public final class ShortenedText {

  private ShortenedText() {}

  /**
   * Omits as little as possible from the middle of a text. The beginning and the file name of a
   * path are most useful.
   *
   * @param fits whether a text is short enough
   */
  public static String middle(String text, Predicate<String> fits) {
    if (fits.test(text)) {
      return text;
    }
    int[] letters = text.codePoints().toArray();
    int few = 0;
    int many = letters.length - 1;
    while (few < many) {
      int kept = (few + many + 1) / 2;
      if (fits.test(without(letters, kept))) {
        few = kept;
      } else {
        many = kept - 1;
      }
    }
    return without(letters, few);
  }

  /** Slightly more of the end remains. */
  private static String without(int[] letters, int kept) {
    int begin = kept * 2 / 5;
    int end = kept - begin;
    return new String(letters, 0, begin) + "…" + new String(letters, letters.length - end, end);
  }
}
