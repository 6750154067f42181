package org.gobang.api.board;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * How things stand on a board.
 *
 * <p>Implemented here alone.
 */
public sealed interface Outcome {

  /** The game goes on. */
  Outcome UNDECIDED = new Undecided();

  /** A draw: neither side has won or can win. */
  Outcome DRAWN = new Drawn();

  /** The game goes on. */
  record Undecided() implements Outcome {}

  /** The game is over without a winner. */
  record Drawn() implements Outcome {}

  /**
   * The game is won.
   *
   * @param stone who won
   * @param line the winning stones in order along the line
   */
  record Won(Stone stone, List<Point> line) implements Outcome {

    /** Copies the line. */
    public Won {
      Objects.requireNonNull(stone, "stone");
      line = List.copyOf(line);
    }
  }
}
