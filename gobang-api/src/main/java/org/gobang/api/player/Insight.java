package org.gobang.api.player;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/**
 * Information about the thinking of a player.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Insight permits Weights, Insight.Line, Insight.Note {

  /**
   * A variation expected by a search: the principal variation or one of the next best. Create it
   * with {@link #of} and add the counts of the search:
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
     * Returns a line with rank 1.
     *
     * @param score the score for the side to move
     * @param moves the points in order, starting with the next move; at least one
     * @return a line of rank 1, depth 0 and no nodes
     * @throws IllegalArgumentException if the moves are empty
     */
    public static Line of(Score score, List<Point> moves) {
      return new Line(1, 0, 0, score, moves);
    }

    /**
     * Returns the same line with another rank.
     *
     * @param newRank 1 for the best line, 2 for the next; at most {@link Turn#lines}
     * @return this line with that rank
     * @throws IllegalArgumentException if the rank is less than 1
     */
    public Line withRank(int newRank) {
      return new Line(newRank, depth, nodes, score, moves);
    }

    /**
     * Returns the same line with a search depth.
     *
     * @param newDepth the completely searched plies, 0 or more; 1 for a player with random playouts
     * @return this line with that depth
     * @throws IllegalArgumentException if the depth is negative
     */
    public Line withDepth(int newDepth) {
      return new Line(rank, newDepth, nodes, score, moves);
    }

    /**
     * Returns the same line with a number of nodes.
     *
     * @param newNodes the positions searched since the request, 0 or more
     * @return this line with that number
     * @throws IllegalArgumentException if the number is negative
     */
    public Line withNodes(long newNodes) {
      return new Line(rank, depth, newNodes, score, moves);
    }

    /**
     * Returns the rank of the line.
     *
     * @return 1 for the best line, 2 for the next
     */
    public int rank() {
      return rank;
    }

    /**
     * Returns the search depth.
     *
     * @return the number of completely searched plies
     */
    public int depth() {
      return depth;
    }

    /**
     * Returns the number of searched nodes.
     *
     * @return the number of positions searched since the request
     */
    public long nodes() {
      return nodes;
    }

    /**
     * Returns the score of the line.
     *
     * @return the score for the side to move
     */
    public Score score() {
      return score;
    }

    /**
     * Returns the moves of the line.
     *
     * @return the points in order, starting with the next move; at least one
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
   * A text of the player.
   *
   * @param text one line of text for users
   */
  record Note(String text) implements Insight {

    /** Creates a note. */
    public Note {
      Objects.requireNonNull(text, "text");
    }
  }
}
