package org.gobang.api.render;

import java.time.Duration;
import java.util.List;
import java.util.Map;
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
 * @param left what is left on each side's clock, where the game goes on from before; empty for
 *     clocks that show what the budget says
 * @param paused whether the game begins paused, as {@link Game#pause} would hold it: no clock runs
 *     and no computer moves before it goes on
 */
public record GameSetup(
    GameRecord record,
    List<Integer> path,
    Seat black,
    Seat white,
    Budget budget,
    Fouls fouls,
    Map<Stone, Duration> left,
    boolean paused) {

  /**
   * Copies the path and what is left, and checks them.
   *
   * @throws IllegalArgumentException if the record has no such path, or something is left for one
   *     side only, or on clocks that the budget has not
   */
  public GameSetup {
    path = List.copyOf(path);
    left = Map.copyOf(left);
    boolean clocks = budget.limit(Budget.Limit.Clock.class).isPresent();
    if (!left.isEmpty() && !(clocks && left.size() == Stone.values().length)) {
      throw new IllegalArgumentException("clocks that are not there cannot have run: " + left);
    }
    record.follow(path);
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(fouls, "fouls");
  }

  /**
   * A game that begins at once, and whose clocks have not run yet.
   *
   * @param record the rules, the start, and the moves that are there already
   * @param path where in the record to begin; empty for the start
   * @param black who plays Black
   * @param white who plays White
   * @param budget what a move may cost each computer
   * @param fouls what becomes of a move that the rules forbid
   */
  public GameSetup(
      GameRecord record, List<Integer> path, Seat black, Seat white, Budget budget, Fouls fouls) {
    this(record, path, black, white, budget, fouls, Map.of(), false);
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

  /**
   * The same game between others.
   *
   * @param newBlack who plays Black
   * @param newWhite who plays White
   * @return this setup with these players
   */
  public GameSetup between(Seat newBlack, Seat newWhite) {
    return new GameSetup(record, path, newBlack, newWhite, budget, fouls, left, paused);
  }
}
