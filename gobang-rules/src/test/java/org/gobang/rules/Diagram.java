package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;

/**
 * A drawn position: {@code X} black, {@code O} white, {@code .} vacant, {@code *} the vacant point
 * of the question, the top row first.
 *
 * @param size lines per side of the board
 * @param stones the stones
 * @param asked the point of the question
 */
record Diagram(int size, List<Move.Place> stones, Point asked) {

  /** Returns a section of a board, with its top left corner at a column and a row from the top. */
  static Diagram of(int size, int left, int top, String drawing) {
    List<Move.Place> stones = new ArrayList<>();
    Point asked = new Point(0, 0);
    List<String> rows = drawing.lines().toList();
    for (int down = 0; down < rows.size(); down++) {
      String row = rows.get(down).replace(" ", "");
      for (int across = 0; across < row.length(); across++) {
        Point point = new Point(left + across, size - 1 - top - down);
        switch (row.charAt(across)) {
          case 'X' -> stones.add(new Move.Place(Stone.BLACK, point));
          case 'O' -> stones.add(new Move.Place(Stone.WHITE, point));
          case '*' -> asked = point;
          case '.' -> {}
          default -> throw new IllegalArgumentException("not a cell: " + row.charAt(across));
        }
      }
    }
    return new Diagram(size, stones, asked);
  }

  /** Returns the board with Black to move. */
  Start start() {
    return new Start(size, stones, Stone.BLACK);
  }

  /** Returns the position under one of the eight symmetries of the board, 0 to 7. */
  Diagram seen(int symmetry) {
    List<Move.Place> turned =
        stones.stream()
            .map(place -> new Move.Place(place.stone(), seen(place.point(), symmetry)))
            .toList();
    return new Diagram(size, turned, seen(asked, symmetry));
  }

  private Point seen(Point point, int symmetry) {
    int column = (symmetry & 1) == 0 ? point.column() : size - 1 - point.column();
    int row = (symmetry & 2) == 0 ? point.row() : size - 1 - point.row();
    return (symmetry & 4) == 0 ? new Point(column, row) : new Point(row, column);
  }
}
