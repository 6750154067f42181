package org.gobang.arena.play;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.gobang.api.Move;
import org.gobang.api.record.Result;

/**
 * A game that was played.
 *
 * @param result its result
 * @param moves all moves, those of the opening first
 * @param spent the time of each move after the opening
 */
public record GamePlayed(Result result, List<Move> moves, List<Duration> spent) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if there are more times than moves
   */
  public GamePlayed {
    Objects.requireNonNull(result, "result");
    moves = List.copyOf(moves);
    spent = List.copyOf(spent);
    if (spent.size() > moves.size()) {
      throw new IllegalArgumentException("there are more times than moves");
    }
  }
}
