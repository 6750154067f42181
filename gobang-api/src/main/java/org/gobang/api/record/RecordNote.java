package org.gobang.api.record;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.player.Score;

/**
 * What was said about a position in a record, or measured.
 *
 * <p>Implemented here alone.
 */
public sealed interface RecordNote {

  /**
   * Words about the position, or about the move that led to it.
   *
   * @param text one line or several, never blank
   */
  record Comment(String text) implements RecordNote {

    /**
     * Checks the text.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public Comment {
      if (text.isBlank()) {
        throw new IllegalArgumentException("a comment needs words");
      }
    }
  }

  /**
   * The time that the move took.
   *
   * @param time from the question to the answer, from zero to {@link #LONGEST}
   */
  record Spent(Duration time) implements RecordNote {

    /** The longest time that a move can take: sums of such times fit in nanoseconds and files. */
    public static final Duration LONGEST = Duration.ofDays(1000);

    /**
     * Checks the time.
     *
     * @throws IllegalArgumentException if it is negative or longer than {@link #LONGEST}
     */
    public Spent {
      if (time.isNegative() || time.compareTo(LONGEST) > 0) {
        throw new IllegalArgumentException("a move takes 0 to 1000 days, not " + time);
      }
    }
  }

  /**
   * The value of the position, as a player or a person judges it.
   *
   * @param player who judged: a player's id or a person's name, never blank
   * @param score the worth to the opponent of the side that has just moved, even where that side
   *     has more stones to put; at the start, to the side that moves first
   */
  record Evaluated(String player, Score score) implements RecordNote {

    /**
     * Checks the player.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public Evaluated {
      if (player.isBlank()) {
        throw new IllegalArgumentException("an evaluation needs an author");
      }
      Objects.requireNonNull(score, "score");
    }
  }

  /**
   * Points that are pointed out.
   *
   * @param mark {@link #CIRCLE}, {@link #CROSS}, {@link #SQUARE} or {@link #TRIANGLE}, or else a
   *     short text to be written on the points, such as {@code A}; never blank
   * @param points where the mark stands, at least one
   */
  record Marked(String mark, List<Point> points) implements RecordNote {

    /** The mark of a circle drawn on the points. */
    public static final String CIRCLE = "circle";

    /** The mark of a cross drawn on the points. */
    public static final String CROSS = "cross";

    /** The mark of a square drawn on the points. */
    public static final String SQUARE = "square";

    /** The mark of a triangle drawn on the points. */
    public static final String TRIANGLE = "triangle";

    /**
     * Copies the points and checks that there is something to see.
     *
     * @throws IllegalArgumentException if the mark is blank or there is no point
     */
    public Marked {
      points = List.copyOf(points);
      if (mark.isBlank() || points.isEmpty()) {
        throw new IllegalArgumentException("a mark needs a shape or text, and a point");
      }
    }
  }

  /**
   * An arrow or a line that is drawn between two points.
   *
   * @param from where it starts
   * @param to where it ends, at another point; an arrow has its head there
   * @param arrow whether it is an arrow
   */
  record Connected(Point from, Point to, boolean arrow) implements RecordNote {

    /**
     * Checks that there is something to see.
     *
     * @throws IllegalArgumentException if both points are the same
     */
    public Connected {
      if (from.equals(to)) {
        throw new IllegalArgumentException("a line needs two points, not " + from + " twice");
      }
    }
  }
}
