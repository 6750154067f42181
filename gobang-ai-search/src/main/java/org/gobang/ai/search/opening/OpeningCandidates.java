package org.gobang.ai.search.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;

/** Random stones that one player may place in sequence. */
record OpeningCandidates(RandomGenerator random) {

  /** The maximum distance from a stone of drawn points on an unrestricted board. */
  private static final int NEAR = 3;

  /** The number of consecutive duplicate draws after which drawing stops. */
  private static final int MOST_REPEATS = 50;

  /**
   * Returns the boards after the stones of a player, until the other player acts or the kind of
   * step changes. No two boards differ only in the order of the stones.
   *
   * @param board a board with a stone as the next step
   * @param count the requested number
   * @param over returns whether the time is over
   * @return the requested number of boards, or nearly all existing ones if there are fewer; at
   *     least one
   */
  List<Board> draw(Board board, int count, BooleanSupplier over) {
    Set<String> seen = new HashSet<>();
    List<Board> drawn = new ArrayList<>();
    int repeats = 0;
    do {
      Board end = laid(board);
      if (seen.add(stones(end))) {
        drawn.add(end);
        repeats = 0;
      } else {
        repeats++;
      }
    } while (repeats < MOST_REPEATS && drawn.size() < count && !over.getAsBoolean());
    return drawn;
  }

  private Board laid(Board from) {
    Stone player = OpeningSearchStep.player(from);
    Board board = from;
    do {
      board = board.play(point(board));
    } while (goesOn(board, player));
    return board;
  }

  /** Returns whether a player places another stone without a choice before it. */
  static boolean goesOn(Board board, Stone player) {
    return board.inOpening()
        && OpeningSearchStep.player(board) == player
        && board.choices().isEmpty()
        && OpeningSearchStep.of(board) == OpeningSearchStep.STONE;
  }

  private Point point(Board board) {
    List<Point> points = new ArrayList<>(board.openingPoints());
    if (points.isEmpty()) {
      points.addAll(near(board));
    }
    points.removeIf(point -> !(board.judge(board.toMove(), point) instanceof Verdict.Allowed));
    return points.get(random.nextInt(points.size()));
  }

  private static List<Point> near(Board board) {
    List<Point> vacant = board.vacant();
    List<Point> near = vacant.stream().filter(point -> isNear(board, point)).toList();
    return near.isEmpty() ? vacant : near;
  }

  private static boolean isNear(Board board, Point point) {
    for (int row = point.row() - NEAR; row <= point.row() + NEAR; row++) {
      for (int column = point.column() - NEAR; column <= point.column() + NEAR; column++) {
        if (board.at(column, row).occupied()) {
          return true;
        }
      }
    }
    return false;
  }

  private static String stones(Board board) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        text.append(board.at(column, row).occupied() ? board.at(column, row).name() : ".");
      }
    }
    return text.toString();
  }
}
