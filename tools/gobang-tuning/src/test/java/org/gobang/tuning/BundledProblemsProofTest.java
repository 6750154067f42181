package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.api.Point;
import org.gobang.study.problem.BundledProblems;
import org.gobang.study.problem.StoredProblem;
import org.junit.jupiter.api.Test;

/** A sample of the bundled problems, with more nodes than at their creation. */
class BundledProblemsProofTest {

  private static final int SAMPLE = 40;
  private static final int NODES = 200_000;

  private static final List<StoredProblem> PROBLEMS = sample();

  private static List<StoredProblem> sample() {
    List<StoredProblem> all = new ArrayList<>(BundledProblems.read());
    Collections.shuffle(all, new Random(11));
    return all.subList(0, SAMPLE);
  }

  private static SearchPosition position(StoredProblem problem) {
    SearchPosition position =
        new SearchPosition(Rules.of(problem.rules()).orElseThrow(), problem.size());
    problem.moves().forEach(point -> position.makeMove(number(point)));
    return position;
  }

  private static int number(Point point) {
    return point.row() * FixedNodesEngine.SIZE + point.column();
  }

  /** Returns whether the side to move has a win by threats. */
  private static boolean isWon(SearchPosition position) {
    return new ThreatSolver(position.points())
        .solve(position, NODES, searched -> false)
        .isPresent();
  }

  private static boolean isWonAfter(SearchPosition position, int move) {
    position.makeMove(move);
    boolean won = isWon(position);
    position.undoMove();
    return won;
  }

  @Test
  void firstMoveOfAWinWinsAgainstEveryAnswer() {
    for (StoredProblem problem : PROBLEMS) {
      if (problem.kind().isWin()) {
        SearchPosition position = position(problem);
        position.makeMove(number(problem.solution()));
        boolean wins =
            ForcedResult.plies(position) < 0
                || IterativeDeepening.rootMoves(position).stream()
                    .allMatch(answer -> isWonAfter(position, answer));
        assertThat(wins).as(problem.line()).isTrue();
      }
    }
  }

  @Test
  void everyMoveButTheDefenceLoses() {
    for (StoredProblem problem : PROBLEMS) {
      if (!problem.kind().isWin()) {
        SearchPosition position = position(problem);
        for (int move : IterativeDeepening.rootMoves(position)) {
          assertThat(isWonAfter(position, move))
              .as("%s: %d", problem.line(), move)
              .isEqualTo(move != number(problem.solution()));
        }
      }
    }
  }
}
