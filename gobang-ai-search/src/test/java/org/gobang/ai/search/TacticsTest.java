package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ThreatDefences;
import org.gobang.ai.search.threat.ThreatSolver;
import org.junit.jupiter.api.Test;

/** Tests the engine in positions with forced wins. */
class TacticsTest {

  private static final int EVERY = 4;
  private static final long NODES = 60_000;

  @Test
  void solvesMostProblemsInFewNodes() throws IOException {
    List<TacticalProblem> problems = TacticalProblem.all();
    int solved = 0;
    int searched = 0;
    for (int i = 0; i < problems.size(); i += EVERY) {
      TacticalProblem problem = problems.get(i);
      searched++;
      if (problem
          .wins()
          .contains(EngineFixture.answer(problem.board(), EngineFixture.nodes(NODES)).point())) {
        solved++;
      }
    }
    assertThat(solved).isGreaterThanOrEqualTo(searched * 8 / 10);
  }

  /** The wins of the other problems start with a quiet move. */
  @Test
  void solverFindsWinsWithinItsMinimumOfNodes() throws IOException {
    int solved = 0;
    for (TacticalProblem problem : TacticalProblem.all()) {
      SearchPosition position = BoardConversion.position(problem.board());
      ThreatSolver solver = new ThreatSolver(position.points());
      Optional<ThreatSolver.Win> win =
          solver.solve(position, ThreatProbe.MIN_NODES, nodes -> false);
      if (win.isPresent()) {
        solved++;
        int move = win.get().pv().get(0);
        assertThat(problem.wins()).contains(BoardConversion.point(move, problem.board().size()));
      }
    }
    assertThat(solved).isGreaterThanOrEqualTo(56);
  }

  /** Replays wins: after every answer of the defender there is a shorter win. */
  @Test
  void winOfTheSolverIsCorrect() throws IOException {
    List<TacticalProblem> problems = TacticalProblem.all();
    int proven = 0;
    for (int i = 0; i < problems.size(); i++) {
      SearchPosition position = BoardConversion.position(problems.get(i).board());
      ThreatSolver solver = new ThreatSolver(position.points());
      Optional<ThreatSolver.Win> win = solver.solve(position, 20_000, nodes -> false);
      if (win.isPresent()) {
        proven++;
        replay(solver, position, win.get(), new SplittableRandom(i));
      }
    }
    assertThat(proven).isGreaterThan(30);
  }

  private static void replay(
      ThreatSolver solver, SearchPosition position, ThreatSolver.Win win, SplittableRandom random) {
    assertThat(position.isForbidden(win.pv().get(0))).isFalse();
    if (win.plies() == 1) {
      assertThat(position.shape(position.sideToMove(), win.pv().get(0))).isEqualTo(Shape.FIVE);
      return;
    }
    position.makeMove(win.pv().get(0));
    for (int answer : answers(position, random)) {
      position.makeMove(answer);
      Optional<ThreatSolver.Win> rest = solver.solve(position, 20_000, nodes -> false);
      assertThat(rest).isPresent();
      assertThat(rest.orElseThrow().plies()).isLessThanOrEqualTo(win.plies() - 2);
      replay(solver, position, rest.orElseThrow(), random);
      position.undoMove();
    }
    position.undoMove();
  }

  /** Returns an answer to the threat and any other candidate, neither of them a five. */
  private static List<Integer> answers(SearchPosition position, SplittableRandom random) {
    int side = position.sideToMove();
    assertThat(position.count(side, Shape.FIVE)).isZero();
    List<Integer> candidates = new ArrayList<>();
    List<Integer> stopping = new ArrayList<>();
    int five = position.fivePoint(side ^ 1);
    for (int point = 0; point < position.points(); point++) {
      if (position.isCandidate(point) && !position.isForbidden(point)) {
        candidates.add(point);
        if (five == SearchPosition.NOWHERE
            ? ThreatDefences.stopsThree(position, point)
            : point == five) {
          stopping.add(point);
        }
      }
    }
    List<Integer> answers = new ArrayList<>();
    for (List<Integer> from : List.of(stopping, candidates)) {
      if (!from.isEmpty()) {
        answers.add(from.get(random.nextInt(from.size())));
      }
    }
    return answers;
  }
}
