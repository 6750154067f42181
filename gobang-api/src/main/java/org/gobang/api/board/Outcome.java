package org.gobang.api.board;

import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * The outcome of a game on a board.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Outcome {

  /** The outcome while the game continues. */
  Outcome UNDECIDED = new Undecided();

  /** The outcome of a draw: neither side has won or can win. */
  Outcome DRAWN = new Drawn();

  /** An undecided game. */
  record Undecided() implements Outcome {}

  /** A drawn game. */
  record Drawn() implements Outcome {}

  /**
   * A won game.
   *
   * @param stone the winner
   * @param line the winning stones in order along the line; may be empty for a win of another kind
   * @param kind the kind of win, an untranslated short word: {@link #LINE}, or a word that the
   *     rules define, such as {@code captures}; {@link BoardProvider#explain(Won,
   *     java.util.Locale)} explains it
   */
  record Won(Stone stone, List<Point> line, String kind) implements Outcome {

    /** The kind of a win by a line. */
    public static final String LINE = "line";

    /**
     * Creates a win with a copy of the line.
     *
     * @throws IllegalArgumentException if the kind is blank, or the kind is {@link #LINE} and the
     *     line is empty
     */
    public Won {
      Objects.requireNonNull(stone, "stone");
      line = List.copyOf(line);
      if (kind.isBlank() || (kind.equals(LINE) && line.isEmpty())) {
        throw new IllegalArgumentException("a win needs a line, or another kind");
      }
    }

    /**
     * Creates a win by a line.
     *
     * @param stone the winner
     * @param line the winning stones in order along the line, at least one
     */
    public Won(Stone stone, List<Point> line) {
      this(stone, line, LINE);
    }
  }
}
