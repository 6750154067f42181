package org.gobang.presentation.advice;

import java.util.Random;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.presentation.position.PositionKey;

/**
 * The area of the board that a move is in: five lines each way, fewer on a smaller board. The move
 * may be anywhere in it.
 *
 * @param from the lower left corner
 * @param to the upper right corner, which belongs to the area
 */
public record HintArea(Point from, Point to) {

  private static final int LINES = 5;

  /**
   * The area around a move. Where in it the move is depends on the position as a random number
   * does, so that the area does not give the move away; it is the same each time.
   *
   * @param place the position before the move
   */
  static HintArea around(Point move, PositionKey place) {
    // Written out: hash codes of moves differ from run to run.
    Random random = new Random((place.rules() + MoveText.write(place.moves())).hashCode());
    int size = place.start().size();
    int column = begin(move.column(), size, random);
    int row = begin(move.row(), size, random);
    int lines = Math.min(LINES, size);
    return new HintArea(new Point(column, row), new Point(column + lines - 1, row + lines - 1));
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
