package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.study.threat.BoardThreats;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FourSolverTest {

  private static final int SIZE = FixedNodesEngine.SIZE;
  private static final int MOST_PLIES = 7;

  /** Returns the plies of the shortest win by trying every move; 0 without a win. */
  private static int plies(MutableBoard board, BoardThreats threats, int most) {
    if (!threats.wins().isEmpty()) {
      return 1;
    }
    Set<Integer> mustStop = threats.afterPass(threats::wins);
    int shortest = 0;
    for (int point = 0; most >= 3 && point < SIZE * SIZE; point++) {
      boolean stops = mustStop.isEmpty() || (mustStop.size() == 1 && mustStop.contains(point));
      if (stops && board.at(point) == Cell.VACANT && board.allows(point)) {
        board.play(point);
        int after = afterMove(board, threats, point, shortest == 0 ? most : shortest - 2);
        board.undo();
        shortest = after == 0 ? shortest : after;
      }
    }
    return shortest;
  }

  private static int afterMove(MutableBoard board, BoardThreats threats, int move, int most) {
    Set<Integer> fives = threats.threatsThrough(move);
    if (most < 3 || fives.isEmpty() || !threats.wins().isEmpty()) {
      return 0;
    }
    int answer = fives.iterator().next();
    if (fives.size() > 1 || !board.allows(answer)) {
      return 3;
    }
    board.play(answer);
    int rest = plies(board, threats, most - 2);
    board.undo();
    return rest == 0 ? 0 : rest + 2;
  }

  @ParameterizedTest
  @EnumSource(names = {"FREESTYLE", "STANDARD", "RENJU"})
  void findsTheSameShortestWinAsAFullSearch(Rules rules) {
    Random random = new Random(7);
    int won = 0;
    for (int trial = 0; trial < 150; trial++) {
      MutableBoard board = TestBoards.empty(rules.id(), SIZE).mutableCopy();
      SearchPosition position = new SearchPosition(rules, SIZE);
      while (position.ply() < 22) {
        int point = 4 + random.nextInt(7) + SIZE * (4 + random.nextInt(7));
        if (board.over()) {
          break;
        }
        if (board.at(point) == Cell.VACANT && board.allows(point)) {
          board.play(point);
          position.makeMove(point);
        }
      }
      if (!board.over()) {
        long key = position.key();
        int plies =
            FourSolver.solve(position, MOST_PLIES, 1_000_000).map(FourSolver.Win::plies).orElse(0);
        assertThat(plies)
            .as("trial %d", trial)
            .isEqualTo(plies(board, new BoardThreats(board), MOST_PLIES));
        assertThat(position.key()).isEqualTo(key);
        won += plies > 1 ? 1 : 0;
      }
    }
    assertThat(won).as("positions with a win of several moves").isGreaterThan(10);
  }
}
