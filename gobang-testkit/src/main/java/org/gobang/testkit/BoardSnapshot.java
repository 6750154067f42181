package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** All values that a board returns, for comparison. */
record BoardSnapshot(
    String rules,
    Start start,
    List<Move> moves,
    Stone toMove,
    int stonesLeft,
    Map<Stone, Integer> captured,
    boolean wraps,
    Stone toAct,
    List<String> choices,
    boolean swapped,
    Outcome outcome,
    List<Cell> cells,
    List<Point> vacant,
    List<Point> allowed,
    Map<Stone, List<Verdict>> verdicts) {

  /** Reads all points of a board. */
  static BoardSnapshot of(Board board) {
    List<Cell> cells = new ArrayList<>();
    for (Point point : points(board)) {
      cells.add(board.at(point));
    }
    return new BoardSnapshot(
        board.rules(),
        board.start(),
        List.copyOf(board.moves()),
        board.toMove(),
        board.stonesLeft(),
        Map.of(Stone.BLACK, board.captured(Stone.BLACK), Stone.WHITE, board.captured(Stone.WHITE)),
        board.wraps(),
        board.toAct(),
        List.copyOf(board.choices()),
        board.swapped(),
        board.outcome(),
        cells,
        List.copyOf(board.vacant()),
        List.copyOf(board.allowed()),
        Map.of(
            Stone.BLACK, verdicts(board, Stone.BLACK), Stone.WHITE, verdicts(board, Stone.WHITE)));
  }

  /** Returns every point of a board, row by row from the bottom left. */
  static List<Point> points(Board board) {
    List<Point> points = new ArrayList<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        points.add(new Point(column, row));
      }
    }
    return points;
  }

  private static List<Verdict> verdicts(Board board, Stone stone) {
    return points(board).stream().map(point -> board.judge(stone, point)).toList();
  }
}
