package org.gobang.presentation.library;

import java.util.Locale;
import java.util.Optional;
import org.gobang.api.library.LibraryGame;
import org.gobang.presentation.files.GameSummary;

/**
 * A game of the library as text.
 *
 * @param game the game
 * @param summary its summary
 * @param players the players
 * @param rules the name of the rules, with the board size unless it is 15×15
 * @param result the result, and the reasons if the game does not count
 * @param own the result for the user; empty for a game that is unfinished, not saved, or not
 *     between the user and an engine
 * @param searched all searchable words except the date; in lower case
 */
public record LibraryRow(
    LibraryGame game,
    GameSummary summary,
    String players,
    String rules,
    String result,
    Optional<OwnResults.Game> own,
    String searched) {

  /** The minimum length of a date search: a year. Shorter texts occur in almost every date. */
  private static final int PART_OF_DATE = 4;

  /**
   * Returns whether a word occurs in the names of the players, the rules or the opening, in the
   * result, or, if it is long enough, in the date. Numbers match only as a whole: 1 occurs in
   * "level 1", but not in "level 10".
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

  /** Returns the name of the opening; empty for an unnamed opening. */
  public String opening() {
    return game.contents().opening();
  }
}
