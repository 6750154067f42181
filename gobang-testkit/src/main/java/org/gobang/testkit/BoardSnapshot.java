package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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

  /** Returns a snapshot of a board. */
  static BoardSnapshot of(Board board) {
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
        points(board).stream().map(board::at).toList(),
        List.copyOf(board.vacant()),
        List.copyOf(board.allowed()),
        Map.of(
            Stone.BLACK, verdicts(board, Stone.BLACK), Stone.WHITE, verdicts(board, Stone.WHITE)));
  }

  /** Returns every point of a board, row by row from the bottom left. */
  static List<Point> points(Board board) {
    int size = board.size();
    return IntStream.range(0, size * size)
        .mapToObj(index -> new Point(index % size, index / size))
        .toList();
  }

  private static List<Verdict> verdicts(Board board, Stone stone) {
    return points(board).stream().map(point -> board.judge(stone, point)).toList();
  }
}
