package org.gobang.presentation.library;

import java.util.OptionalInt;

/**
 * What a finished game between the person and a computer was for the person.
 *
 * @param opponent what the opponent is called, with its level
 * @param elo the rating of the opponent; empty for one that was not rated
 * @param score 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record OwnGame(String opponent, OptionalInt elo, double score) {

  /** Whether the person won. */
  public boolean won() {
    return score == 1;
  }

  /** Whether the person lost. */
  public boolean lost() {
    return score == 0;
  }
}
