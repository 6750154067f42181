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
   * @param line the winning stones in order along the line; may be empty for a win of another kind
   * @param kind how it was won, as a short word that is never translated: {@link #LINE}, or a word
   *     of the rule set's own such as {@code captures}; {@link BoardProvider#explain(Won,
   *     java.util.Locale)} puts it into words
   */
  record Won(Stone stone, List<Point> line, String kind) implements Outcome {

    /** The kind of a win by a line. */
    public static final String LINE = "line";

    /**
     * Copies the line and checks the kind.
     *
     * @throws IllegalArgumentException if the kind is blank, or a line is won by without stones
     */
    public Won {
      Objects.requireNonNull(stone, "stone");
      line = List.copyOf(line);
      if (kind.isBlank() || (kind.equals(LINE) && line.isEmpty())) {
        throw new IllegalArgumentException("a win needs a line, or another kind");
      }
    }

    /**
     * A win by a line.
     *
     * @param stone who won
     * @param line the winning stones in order along the line, at least one
     */
    public Won(Stone stone, List<Point> line) {
      this(stone, line, LINE);
    }
  }
}
