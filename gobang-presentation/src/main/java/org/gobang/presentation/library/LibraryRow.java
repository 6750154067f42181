package org.gobang.presentation.library;

import java.util.Locale;
import java.util.Optional;
import org.gobang.api.library.LibraryGame;
import org.gobang.presentation.files.GameSummary;

/**
 * A game of the library in words.
 *
 * @param game the game
 * @param summary what it is
 * @param players who played whom
 * @param rules the name of the rules, with the board size where these are not 15
 * @param result who won, and why the game does not count, if it does not
 * @param own what it was for the user; empty for a game that is not finished, not kept, or not
 *     between the user and a computer
 * @param searched all words that are searched, but for the date; in lower case
 */
public record LibraryRow(
    LibraryGame game,
    GameSummary summary,
    String players,
    String rules,
    String result,
    Optional<OwnResults.Game> own,
    String searched) {

  /** The least part of a date that is searched: a year. Less is found in nearly every date. */
  private static final int PART_OF_DATE = 4;

  /**
   * Returns whether a word occurs in the names of the players, of the rules or of the opening, in
   * the result, or, if it is long enough to mean one, in the date. Of a number no part is found: 1
   * is in "level 1", and not in "level 10".
   *
   * @param word in lower case
   */
  public boolean has(String word) {
    boolean number = word.chars().allMatch(Character::isDigit);
    return (number ? hasNumber(word) : searched.contains(word))
        || (word.length() >= PART_OF_DATE
            && summary.played().toLowerCase(Locale.ROOT).contains(word));
  }

  private boolean hasNumber(String number) {
    for (int at = searched.indexOf(number); at >= 0; at = searched.indexOf(number, at + 1)) {
      int end = at + number.length();
      boolean begins = at == 0 || !Character.isDigit(searched.charAt(at - 1));
      boolean ends = end == searched.length() || !Character.isDigit(searched.charAt(end));
      if (begins && ends) {
        return true;
      }
    }
    return false;
  }

  /** Returns the name of the opening; empty if it has no name. */
  public String opening() {
    return game.contents().opening();
  }
}
