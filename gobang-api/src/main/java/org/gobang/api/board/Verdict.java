package org.gobang.api.board;

import java.util.List;
import org.gobang.api.Point;

/**
 * The result of {@link Board#judge}: whether a stone is allowed on a point.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Verdict {

  /** The verdict for an allowed stone. */
  Verdict ALLOWED = new Allowed();

  /** An allowed stone. */
  record Allowed() implements Verdict {}

  /**
   * A refused stone.
   *
   * @param kind the reason, an untranslated short word: {@link #OCCUPIED}, {@link #OUTSIDE}, {@link
   *     #OVER}, or a word that the rules define, such as {@code double-three}; {@link
   *     BoardProvider#explain} explains it
   * @param points the points that show the reason: the stones of the overline, the fours or the
   *     threes; may be empty
   * @param foul whether the move is possible on the board but forbidden by the rules, and may lose
   *     the game
   */
  record Refused(String kind, List<Point> points, boolean foul) implements Verdict {

    /** The kind for a point with a stone. */
    public static final String OCCUPIED = "occupied";

    /** The kind for a point outside the board. */
    public static final String OUTSIDE = "outside";

    /** The kind for any move after the end of the game. */
    public static final String OVER = "over";

    /** The kind for a stone or pass when one of the {@link Board#choices} is required. */
    public static final String CHOICE_FIRST = "choice-first";

    /** The kind for a choice that is not one of the {@link Board#choices}. */
    public static final String NOT_OFFERED = "not-offered";

    /**
     * Creates a refusal with a copy of the points.
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
