package org.gobang.ai.search;

import java.util.List;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;

/** Converts the application's boards and points to the engine's, and back. */
final class BoardConversion {

  private BoardConversion() {}

  /**
   * The engine's position of a board. The stones of moves are put in their order, after those that
   * were there before: the search looks at the last ones.
   *
   * @throws IllegalArgumentException if the engine does not support its rules
   */
  static SearchPosition position(Board board) {
    Rules rules =
        Rules.of(board.rules())
            .orElseThrow(() -> new IllegalArgumentException("unknown rules: " + board.rules()));
    SearchPosition position = new SearchPosition(rules, board.size());
    List<Integer> moves = lastStones(board, position.points());
    IntStream.range(0, position.points())
        .filter(point -> !moves.contains(point))
        .forEach(point -> put(board, point, position));
    moves.forEach(point -> put(board, point, position));
    position.setSideToMove(
        board.toMove() == Stone.BLACK ? SearchPosition.BLACK : SearchPosition.WHITE);
    return position;
  }

  private static void put(Board board, int point, SearchPosition position) {
    Cell cell = board.at(point % board.size(), point / board.size());
    if (cell.occupied()) {
      position.put(cell.holds(Stone.BLACK) ? SearchPosition.BLACK : SearchPosition.WHITE, point);
    }
  }

  /** The points of the last stones put, in their order: so many, or all if there are fewer. */
  static List<Integer> lastStones(Board board, int count) {
    List<Integer> points =
        board.moves().stream()
            .filter(Move.Place.class::isInstance)
            .map(move -> number(((Move.Place) move).point(), board))
            .toList();
    return points.subList(Math.max(0, points.size() - count), points.size());
  }

  /** The engine's number of a point. */
  static int number(Point point, Board board) {
    return point.row() * board.size() + point.column();
  }

  /** The application's point. */
  static Point point(int number, int size) {
    return new Point(number % size, number / size);
  }
}
