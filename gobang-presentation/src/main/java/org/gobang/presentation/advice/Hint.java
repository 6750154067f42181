package org.gobang.presentation.advice;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.text.Texts;

/**
 * Where to play, and why.
 *
 * @param place the position that it is for
 * @param toMove the side to move there
 * @param point where that side should play
 * @param line the moves that are expected, beginning with this one, and their worth to the side to
 *     move; empty from a player that does not tell
 * @param threat how the opponent would win otherwise; empty where no such win was found
 */
public record Hint(
    PositionKey place,
    Stone toMove,
    Point point,
    Optional<Insight.Line> line,
    Optional<Threat> threat) {

  /**
   * A win by force that the opponent has if the side to move passes.
   *
   * @param plies the moves of both sides up to the winning one, counting it
   * @param moves those of them that are known, the opponent's first
   */
  public record Threat(int plies, List<Point> moves) {

    /** A longer win could be made in most positions by a side that moves twice. */
    private static final int LONGEST = 9;

    /** Copies the moves. */
    public Threat {
      moves = List.copyOf(moves);
    }

    /** The threat in a line that was found for the opponent: a win, and a short one. */
    static Optional<Threat> in(Insight.Line line) {
      return line.score() instanceof Score.WinIn win && win.plies() <= LONGEST
          ? Optional.of(new Threat(win.plies(), line.moves()))
          : Optional.empty();
    }
  }

  /** Where to play, and why, in a sentence or two. */
  public String sentence(Texts texts) {
    return new HintText(texts).sentence(this);
  }

  /** Whether the move is known to win; then no threat matters. */
  boolean wins() {
    return line.filter(seen -> seen.score() instanceof Score.WinIn).isPresent();
  }

  /** The same, against a threat. */
  Hint against(Optional<Threat> found) {
    return new Hint(place, toMove, point, line, found);
  }

  /**
   * The area of the board that a move is in: five lines each way, fewer on a smaller board. The
   * move may be anywhere in it.
   *
   * @param from the lower left corner
   * @param to the upper right corner, which belongs to the area
   */
  public record Area(Point from, Point to) {

    private static final int LINES = 5;

    /**
     * The area around a move. Where in it the move is depends on the position as a random number
     * does, so that the area does not give the move away; it is the same each time.
     *
     * @param place the position before the move
     */
    static Area around(Point move, PositionKey place) {
      // Written out: hash codes of moves differ from run to run.
      Random random = new Random((place.rules() + MoveText.write(place.moves())).hashCode());
      int size = place.start().size();
      int column = begin(move.column(), size, random);
      int row = begin(move.row(), size, random);
      int lines = Math.min(LINES, size);
      return new Area(new Point(column, row), new Point(column + lines - 1, row + lines - 1));
    }

    private static int begin(int line, int size, Random random) {
      return Math.max(0, Math.min(size - LINES, line - random.nextInt(LINES)));
    }

    /** Whether a point is in the area. */
    public boolean contains(Point point) {
      return point.column() >= from.column()
          && point.column() <= to.column()
          && point.row() >= from.row()
          && point.row() <= to.row();
    }

    /**
     * The part of the board that the middle of the area is in.
     *
     * @return the key of its name: {@code low}, {@code middle} or {@code high}, and {@code left},
     *     {@code centre} or {@code right}
     */
    String part(int size) {
      String[] rows = {"low", "middle", "high"};
      String[] columns = {"left", "centre", "right"};
      return rows[third(from.row() + to.row(), size)]
          + "."
          + columns[third(from.column() + to.column(), size)];
    }

    /** The third of the board of a line, given twice its number. */
    private static int third(int twice, int size) {
      return Math.min(2, 3 * (twice + 1) / (2 * size));
    }
  }
}
