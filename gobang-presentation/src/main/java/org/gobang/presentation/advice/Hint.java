package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.presentation.position.PositionKey;

/**
 * Where to play, and why.
 *
 * @param place the position that it is for
 * @param toMove the side to move there
 * @param point where that side should play
 * @param line the moves that are expected, beginning with this one, and their worth to the side to
 *     move; empty from a player that does not tell
 * @param threat how the opponent would win otherwise; empty where no such win was found
 */
public record Hint(
    PositionKey place,
    Stone toMove,
    Point point,
    Optional<Insight.Line> line,
    Optional<Threat> threat) {

  /**
   * A win by force that the opponent has if the side to move passes.
   *
   * @param plies the moves of both sides up to the winning one, counting it
   * @param moves those of them that are known, the opponent's first
   */
  public record Threat(int plies, List<Point> moves) {

    /** A longer win could be made in most positions by a side that moves twice. */
    private static final int LONGEST = 9;

    /** Copies the moves. */
    public Threat {
      moves = List.copyOf(moves);
    }

    /** The threat in a line that was found for the opponent: a win, and a short one. */
    static Optional<Threat> in(Insight.Line line) {
      return line.score() instanceof Score.WinIn win && win.plies() <= LONGEST
          ? Optional.of(new Threat(win.plies(), line.moves()))
          : Optional.empty();
    }
  }

  /** Whether the move is known to win; then no threat matters. */
  boolean wins() {
    return line.filter(seen -> seen.score() instanceof Score.WinIn).isPresent();
  }

  /** The same, against a threat. */
  Hint against(Optional<Threat> found) {
    return new Hint(place, toMove, point, line, found);
  }
}
