package org.gobang.api.player;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/**
 * What a player tells of its thinking while it chooses.
 *
 * <p>Implemented here alone.
 */
public sealed interface Insight permits Weights, Insight.Line, Insight.Note {

  /**
   * A line that a search expects: its principal variation, or the next best. Made by {@link #of},
   * and then told what the search counted:
   *
   * <pre>{@code
   * turn.report(Insight.Line.of(score, moves).withDepth(8).withNodes(120_000));
   * }</pre>
   */
  final class Line implements Insight {

    private final int rank;
    private final int depth;
    private final long nodes;
    private final Score score;
    private final List<Point> moves;

    private Line(int rank, int depth, long nodes, Score score, List<Point> moves) {
      if (rank < 1 || depth < 0 || nodes < 0) {
        throw new IllegalArgumentException(
            "rank " + rank + ", depth " + depth + ", nodes " + nodes + ": out of range");
      }
      this.rank = rank;
      this.depth = depth;
      this.nodes = nodes;
      this.score = Objects.requireNonNull(score, "score");
      this.moves = List.copyOf(moves);
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("a line has at least one move");
      }
    }

    /**
     * Returns the best line.
     *
     * @param score what it is worth to the side to move
     * @param moves the points in order from the move to be made now; at least one
     * @return a line of rank 1, depth 0 and no nodes
     * @throws IllegalArgumentException if there is no move
     */
    public static Line of(Score score, List<Point> moves) {
      return new Line(1, 0, 0, score, moves);
    }

    /**
     * Returns the same line at another place.
     *
     * @param newRank 1 for the best line, 2 for the next; at most {@link Turn#lines}
     * @return this line with that rank
     * @throws IllegalArgumentException if the rank is less than 1
     */
    public Line withRank(int newRank) {
      return new Line(newRank, depth, nodes, score, moves);
    }

    /**
     * Returns the same line, searched to a depth.
     *
     * @param newDepth plies searched to the full, 0 or more; 1 from a player that samples moves at
     *     random
     * @return this line with that depth
     * @throws IllegalArgumentException if the depth is negative
     */
    public Line withDepth(int newDepth) {
      return new Line(rank, newDepth, nodes, score, moves);
    }

    /**
     * Returns the same line after a number of nodes.
     *
     * @param newNodes positions looked at since the question, 0 or more
     * @return this line with that number
     * @throws IllegalArgumentException if the number is negative
     */
    public Line withNodes(long newNodes) {
      return new Line(rank, depth, newNodes, score, moves);
    }

    /**
     * Returns its place among the lines.
     *
     * @return 1 for the best line, 2 for the next
     */
    public int rank() {
      return rank;
    }

    /**
     * Returns how deep the search is.
     *
     * @return plies searched to the full
     */
    public int depth() {
      return depth;
    }

    /**
     * Returns how much was searched.
     *
     * @return positions looked at since the question
     */
    public long nodes() {
      return nodes;
    }

    /**
     * Returns what the line is worth.
     *
     * @return the score for the side to move
     */
    public Score score() {
      return score;
    }

    /**
     * Returns the moves of the line.
     *
     * @return the points in order from the move to be made now; at least one
     */
    public List<Point> moves() {
      return moves;
    }

    private List<Object> parts() {
      return List.of(rank, depth, nodes, score, moves);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Line that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
      return parts().hashCode();
    }

    @Override
    public String toString() {
      return "Line" + parts();
    }
  }

  /**
   * Words of the player's own.
   *
   * @param text one line for users
   */
  record Note(String text) implements Insight {

    /** Checks that it is there. */
    public Note {
      Objects.requireNonNull(text, "text");
    }
  }
}
