package org.gobang.presentation.library;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.api.record.Unrated;

/**
 * What a finished game between the person and a computer was for the person.
 *
 * @param opponent what the opponent is called, with its level
 * @param elo the rating of the opponent; empty for one that was not rated
 * @param score 1 for a win, 0.5 for a draw, 0 for a loss
 * @param unrated why it says nothing about the person's strength; empty if it counts
 */
public record OwnGame(String opponent, OptionalInt elo, double score, Set<Unrated> unrated) {

  /** Copies the reasons. */
  public OwnGame {
    unrated = Collections.unmodifiableSet(new TreeSet<>(unrated));
  }

  /** Whether it counts for the person's results and rating. */
  public boolean counts() {
    return unrated.isEmpty();
  }

  /** Whether the person won. */
  public boolean won() {
    return score == 1;
  }

  /** Whether the person lost. */
  public boolean lost() {
    return score == 0;
  }
}
