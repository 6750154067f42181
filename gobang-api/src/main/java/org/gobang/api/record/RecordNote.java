package org.gobang.api.record;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.player.Score;

/**
 * A note on a position in a record.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface RecordNote {

  /**
   * A comment on the position or on the move that led to it.
   *
   * @param text one line or several, never blank
   */
  record Comment(String text) implements RecordNote {

    /**
     * Creates a comment.
     *
     * @throws IllegalArgumentException if the text is blank
     */
    public Comment {
      if (text.isBlank()) {
        throw new IllegalArgumentException("a comment needs words");
      }
    }
  }

  /**
   * The time spent on the move.
   *
   * @param time from the request to the answer, from zero to {@link #LONGEST}
   */
  record Spent(Duration time) implements RecordNote {

    /** The maximum time of a move, so that sums fit into nanoseconds and files. */
    public static final Duration LONGEST = Duration.ofDays(1000);

    /**
     * Creates the time of a move.
     *
     * @throws IllegalArgumentException if the time is negative or longer than {@link #LONGEST}
     */
    public Spent {
      if (time.isNegative() || time.compareTo(LONGEST) > 0) {
        throw new IllegalArgumentException("a move takes 0 to 1000 days, not " + time);
      }
    }
  }

  /**
   * The evaluation of the position by a player or a human.
   *
   * @param player the id of the player or the name of the human; never blank
   * @param score the score for the opponent of the side that moved last, even if the same side
   *     places another stone; at the start, for the side that moves first
   */
  record Evaluated(String player, Score score) implements RecordNote {

    /**
     * Creates an evaluation.
     *
     * @throws IllegalArgumentException if the player is blank
     */
    public Evaluated {
      if (player.isBlank()) {
        throw new IllegalArgumentException("an evaluation needs an author");
      }
      Objects.requireNonNull(score, "score");
    }
  }

  /**
   * Points with the same mark.
   *
   * @param mark {@link #CIRCLE}, {@link #CROSS}, {@link #SQUARE} or {@link #TRIANGLE}, or a short
   *     text to show on the points, such as {@code A}; never blank
   * @param points the marked points, at least one
   */
  record Marked(String mark, List<Point> points) implements RecordNote {

    /** The mark for a circle. */
    public static final String CIRCLE = "circle";

    /** The mark for a cross. */
    public static final String CROSS = "cross";

    /** The mark for a square. */
    public static final String SQUARE = "square";

    /** The mark for a triangle. */
    public static final String TRIANGLE = "triangle";

    /**
     * Creates a mark with a copy of the points.
     *
     * @throws IllegalArgumentException if the mark is blank or the points are empty
     */
    public Marked {
      points = List.copyOf(points);
      if (mark.isBlank() || points.isEmpty()) {
        throw new IllegalArgumentException("a mark needs a shape or text, and a point");
      }
    }

    /**
     * Returns whether the mark is a shape.
     *
     * @return false if it is a text
     */
    public boolean isShape() {
      return List.of(CIRCLE, CROSS, SQUARE, TRIANGLE).contains(mark);
    }
  }

  /**
   * An arrow or a line between two points.
   *
   * @param from the start point
   * @param to the end point, different from the start; the head of an arrow is there
   * @param arrow true for an arrow, false for a line
   */
  record Connected(Point from, Point to, boolean arrow) implements RecordNote {

    /**
     * Creates a connection.
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
