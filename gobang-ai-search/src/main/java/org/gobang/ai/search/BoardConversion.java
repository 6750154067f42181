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

/** Conversions between the boards and points of the application and of the engine. */
final class BoardConversion {

  private BoardConversion() {}

  /**
   * Returns the engine's position for a board. Stones of moves are placed in order after set-up
   * stones, because the search uses the last moves.
   *
   * @throws IllegalArgumentException if the engine does not support the rules
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

  /**
   * Returns the points of the last stones in order: a number of them, or all if there are fewer.
   */
  static List<Integer> lastStones(Board board, int count) {
    List<Integer> points =
        board.moves().stream()
            .filter(Move.Place.class::isInstance)
            .map(move -> number(((Move.Place) move).point(), board))
            .toList();
    return points.subList(Math.max(0, points.size() - count), points.size());
  }

  /** Returns the engine's number for a point. */
  static int number(Point point, Board board) {
    return point.row() * board.size() + point.column();
  }

  /** Returns the application's point for a number. */
  static Point point(int number, int size) {
    return new Point(number % size, number / size);
  }
}
