package org.gobang.api.render;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.record.GameRecord;

/**
 * All that is needed to open a game.
 *
 * @param record the rules, the start, and the moves that are there already: none for a new game
 * @param path where in the record to begin; empty for the start
 * @param black who plays Black
 * @param white who plays White
 * @param budget what a move may cost each computer; a {@link Budget.Limit.Clock} in it is each
 *     side's at the beginning, and runs for people too
 * @param fouls what becomes of a move that the rules forbid
 */
public record GameSetup(
    GameRecord record, List<Integer> path, Seat black, Seat white, Budget budget, Fouls fouls) {

  /**
   * Copies the path and checks it.
   *
   * @throws IllegalArgumentException if the record has no such path
   */
  public GameSetup {
    path = List.copyOf(path);
    record.follow(path);
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(fouls, "fouls");
  }

  /**
   * Who plays a side.
   *
   * @param stone the side
   * @return {@link #black} or {@link #white}
   */
  public Seat seat(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }
}
