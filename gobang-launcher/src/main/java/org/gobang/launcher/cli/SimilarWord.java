package org.gobang.launcher.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the most similar word for a misspelt one. */
final class SimilarWord {

  /** The smallest number of letters per mistake. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /** The parts that do not count as mistakes: the hyphens of an option, the key before a value. */
  private static final Pattern ALIKE = Pattern.compile("^-+|^[a-z-]+=");

  private SimilarWord() {}

  /**
   * Returns the known word most similar to a misspelt one; empty if none is similar.
   *
   * @param word the word as it was typed
   * @param known the known words
   * @return the word with the fewest mistakes in it; empty if all differ too much
   */
  static Optional<String> to(String word, Collection<String> known) {
    return known.stream()
        .filter(each -> !each.equals(word))
        .filter(each -> mistakes(word, each) * LETTERS_PER_MISTAKE <= letters(word, each))
        .min(Comparator.comparingInt(each -> mistakes(word, each)));
  }

  private static int letters(String word, String other) {
    return Math.max(
        ALIKE.matcher(word).replaceFirst("").length(),
        ALIKE.matcher(other).replaceFirst("").length());
  }

  /** Returns the number of letters inserted, omitted, replaced or swapped with their neighbour. */
  private static int mistakes(String typed, String meant) {
    String a = typed.toLowerCase(Locale.ROOT);
    String b = meant.toLowerCase(Locale.ROOT);
    int[][] distance = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          distance[i][j] = i + j;
          continue;
        }
        int replaced = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        distance[i][j] =
            Math.min(
                distance[i - 1][j - 1] + replaced,
                1 + Math.min(distance[i - 1][j], distance[i][j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          distance[i][j] = Math.min(distance[i][j], distance[i - 2][j - 2] + 1);
        }
      }
    }
    return distance[a.length()][b.length()];
  }
}
