package org.gobang.study.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardThreatsTest {

  private static final int GAMES = 12;
  private static final int MOVES = 40;

  /** Returns the points that win immediately, determined by the rules only. */
  private static Set<Integer> wins(Board board) {
    Set<Integer> wins = new LinkedHashSet<>();
    for (Point point : board.allowed()) {
      if (board.play(point).outcome() instanceof Outcome.Won) {
        wins.add(point.row() * board.size() + point.column());
      }
    }
    return wins;
  }

  /** Returns the points that create two winning points, in a position without a winning point. */
  private static Set<Integer> winsInTwo(Board board) {
    Set<Integer> twofold = new LinkedHashSet<>();
    for (Point point : board.allowed()) {
      if (wins(board.play(point).pass()).size() > 1) {
        twofold.add(point.row() * board.size() + point.column());
      }
    }
    return twofold;
  }

  /** Uses games in a corner of the board, where threats are frequent. */
  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "standard", "renju"})
  void agreesWithTheRules(String rules) {
    Random random = new Random(7);
    int twofold = 0;
    for (int game = 0; game < GAMES; game++) {
      Board board = StudyBoards.empty(rules);
      for (int i = 0; i < MOVES && board.outcome() instanceof Outcome.Undecided; i++) {
        Board now = board;
        Point point = new Point(random.nextInt(9), random.nextInt(9));
        if (board.allowed().contains(point)) {
          board = board.play(point);
        }
        if (i % 4 == 3 && board.outcome() instanceof Outcome.Undecided) {
          MutableBoard mutable = board.mutableCopy();
          BoardThreats threats = new BoardThreats(mutable);
          assertThat(threats.wins()).as(now.moves().toString()).isEqualTo(wins(board));
          if (threats.wins().isEmpty()) {
            Set<Integer> expected = winsInTwo(board);
            assertThat(threats.winsInTwo()).as(now.moves().toString()).isEqualTo(expected);
            twofold += expected.size();
          }
          assertThat(mutable.moveCount()).as("the board is unchanged").isZero();
        }
      }
    }
    assertThat(twofold).as("positions with such points").isPositive();
  }
}
