package org.gobang.api.player;

import java.util.List;
import java.util.Objects;
import org.apiguardian.api.API;
import org.gobang.api.Point;

/**
 * What a player tells of its thinking while it chooses.
 *
 * <p>Implemented here alone.
 */
@API(status = API.Status.STABLE, since = "1.0")
public sealed interface Insight permits Weights, Insight.Line, Insight.Note {

  /**
   * A line that a search expects: its principal variation, or the next best.
   *
   * @param rank 1 for the best line, 2 for the next; at most {@link Turn#lines}
   * @param depth plies searched to the full, 0 or more; 1 from a player that samples moves at
   *     random
   * @param nodes positions looked at since the question, 0 or more
   * @param score what the line is worth to the side to move
   * @param moves the points in order from the move to be made now; at least one
   */
  record Line(int rank, int depth, long nodes, Score score, List<Point> moves) implements Insight {

    /**
     * Copies the moves and checks the ranges.
     *
     * @throws IllegalArgumentException if a number is out of its range or there is no move
     */
    public Line {
      if (rank < 1 || depth < 0 || nodes < 0) {
        throw new IllegalArgumentException(
            "rank " + rank + ", depth " + depth + ", nodes " + nodes + ": out of range");
      }
      Objects.requireNonNull(score, "score");
      moves = List.copyOf(moves);
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("a line has at least one move");
      }
    }
  }

  /**
   * Words of the player's own.
   *
   * @param text one line for people
   */
  record Note(String text) implements Insight {

    /** Checks that it is there. */
    public Note {
      Objects.requireNonNull(text, "text");
    }
  }
}
