package com.example.playouts;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;

/**
 * Selects the moves to search.
 *
 * @param threats whether to look one move ahead for either side
 */
record CandidateMoves(boolean threats) {

  private static final int NEAR = 2;

  /** Returns at least one legal move of a game that is not over. */
  List<Point> of(Board board) {
    List<Point> near =
        board.allowed().stream().filter(point -> isNearStones(board, point)).toList();
    List<Point> candidates = near.isEmpty() ? board.allowed() : near;
    // Passing is not allowed in an opening.
    if (!threats || board.inOpening()) {
      return candidates;
    }
    List<Point> wins = candidates.stream().filter(point -> wins(board, point)).toList();
    if (!wins.isEmpty()) {
      return wins;
    }
    // Moves of the opponent if this side passed.
    Board passed = board.pass();
    List<Point> blocks = candidates.stream().filter(point -> wins(passed, point)).toList();
    return blocks.isEmpty() ? candidates : blocks;
  }

  private static boolean wins(Board board, Point point) {
    return board.judge(board.toMove(), point) instanceof Verdict.Allowed
        && board.play(point).outcome() instanceof Outcome.Won won
        && won.stone() == board.toMove();
  }

  /** Returns whether a point is near a stone. The centre counts as a stone, for the first move. */
  private static boolean isNearStones(Board board, Point point) {
    int centre = board.size() / 2;
    for (int column = point.column() - NEAR; column <= point.column() + NEAR; column++) {
      for (int row = point.row() - NEAR; row <= point.row() + NEAR; row++) {
        if (board.at(column, row).occupied() || column == centre && row == centre) {
          return true;
        }
      }
    }
    return false;
  }
}
