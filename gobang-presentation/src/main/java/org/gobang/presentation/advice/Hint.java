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
 * The recommended move and the reasons for it.
 *
 * @param place the position of the hint
 * @param toMove the side to move there
 * @param point the recommended move
 * @param line the expected variation, starting with this move, and its score for the side to move;
 *     empty if the player reports none
 * @param threat the opponent's win prevented by the move; empty if none was found
 */
public record Hint(
    PositionKey place,
    Stone toMove,
    Point point,
    Optional<Insight.Line> line,
    Optional<Threat> threat) {

  /**
   * A forced win for the opponent if the side to move passes.
   *
   * @param plies the number of moves of both sides, including the winning one
   * @param moves the known moves, starting with the opponent's
   */
  public record Threat(int plies, List<Point> moves) {

    /**
     * The maximum length of a threat: a side that moves twice has a longer win in most positions.
     */
    private static final int LONGEST = 9;

    /** Creates a threat with a copy of the moves. */
    public Threat {
      moves = List.copyOf(moves);
    }

    /** Returns the threat in a variation found for the opponent, if it is a short win. */
    static Optional<Threat> in(Insight.Line line) {
      return line.score() instanceof Score.WinIn win && win.plies() <= LONGEST
          ? Optional.of(new Threat(win.plies(), line.moves()))
          : Optional.empty();
    }
  }

  /** Returns the move and the reasons in one or two sentences. */
  public String sentence(Texts texts) {
    return new HintText(texts).sentence(this);
  }

  /** Returns whether the move is a proven win, so that threats are irrelevant. */
  boolean wins() {
    return line.filter(seen -> seen.score() instanceof Score.WinIn).isPresent();
  }

  /** Returns this hint with a threat. */
  Hint against(Optional<Threat> found) {
    return new Hint(place, toMove, point, line, found);
  }

  /**
   * The area of the board around the move: 5×5 points, or fewer on a smaller board. The move may be
   * anywhere in it.
   *
   * @param from the lower left corner
   * @param to the upper right corner, inclusive
   */
  public record Area(Point from, Point to) {

    private static final int LINES = 5;

    /**
     * Returns the area around a move. The offset of the move is pseudo-random but fixed for each
     * position, so that the area does not reveal the move.
     *
     * @param place the position before the move
     */
    static Area around(Point move, PositionKey place) {
      // Moves are converted to text because their hash codes differ between runs.
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

    /** Returns whether a point is in the area. */
    public boolean contains(Point point) {
      return point.column() >= from.column()
          && point.column() <= to.column()
          && point.row() >= from.row()
          && point.row() <= to.row();
    }

    /**
     * Returns the part of the board that contains the centre of the area.
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

    /** Returns the third of the board that contains a line, given twice its number. */
    private static int third(int twice, int size) {
      return Math.min(2, 3 * (twice + 1) / (2 * size));
    }
  }
}
