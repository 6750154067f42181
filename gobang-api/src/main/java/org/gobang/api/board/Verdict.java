package org.gobang.api.board;

import java.util.List;
import org.gobang.api.Point;

/**
 * Whether a stone may be put on a point: the answer of {@link Board#judge}.
 *
 * <p>Implemented here alone.
 */
public sealed interface Verdict {

  /** The one verdict that lets a stone be put. */
  Verdict ALLOWED = new Allowed();

  /** The stone may be put. */
  record Allowed() implements Verdict {}

  /**
   * The stone may not be put.
   *
   * @param kind why, as a short word that is never translated: {@link #OCCUPIED}, {@link #OUTSIDE},
   *     {@link #OVER}, or a word of the rule set's own such as {@code double-three}; {@link
   *     BoardProvider#explain} puts it into a sentence
   * @param points the points that show why: the stones of the line that is too long, of the fours,
   *     of the threes; may be empty
   * @param foul whether the stone can be put all the same, and loses the game: what the rules
   *     forbid, not what the board cannot hold
   */
  record Refused(String kind, List<Point> points, boolean foul) implements Verdict {

    /** The kind of a point that already has a stone. */
    public static final String OCCUPIED = "occupied";

    /** The kind of a point that lies outside the board. */
    public static final String OUTSIDE = "outside";

    /** The kind of any move once the game is won or drawn. */
    public static final String OVER = "over";

    /** The kind of any stone or pass where one of the {@link Board#choices} has to be made. */
    public static final String CHOICE_FIRST = "choice-first";

    /** The kind of a choice that is not one of the {@link Board#choices}. */
    public static final String NOT_OFFERED = "not-offered";

    /**
     * Copies the points and checks the kind.
     *
     * @throws IllegalArgumentException if the kind is blank
     */
    public Refused {
      if (kind.isBlank()) {
        throw new IllegalArgumentException("a refusal needs a kind");
      }
      points = List.copyOf(points);
    }
  }
}
