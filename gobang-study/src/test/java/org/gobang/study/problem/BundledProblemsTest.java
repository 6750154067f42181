package org.gobang.study.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.problem.ProblemKind;
import org.gobang.study.StudyBoards;
import org.gobang.study.threat.BoardThreats;
import org.junit.jupiter.api.Test;

class BundledProblemsTest {

  private static final List<StoredProblem> ALL = BundledProblems.read();

  @Test
  void contain500Problems() {
    assertThat(
            ALL.stream()
                .collect(Collectors.groupingBy(StoredProblem::rules, Collectors.counting())))
        .isEqualTo(Map.of("freestyle", 200L, "standard", 120L, "renju", 180L));
    assertThat(
            ALL.stream().collect(Collectors.groupingBy(StoredProblem::kind, Collectors.counting())))
        .containsOnlyKeys(ProblemKind.values())
        .allSatisfy((kind, count) -> assertThat(count).isGreaterThan(50));
  }

  @Test
  void areDistinct() {
    assertThat(ALL).extracting(StoredProblem::id).doesNotHaveDuplicates();
  }

  @Test
  void areLegalPositionsWithoutAWinInOneMove() {
    for (StoredProblem problem : ALL) {
      Board board = StudyBoards.empty(problem.rules());
      for (Point point : problem.moves()) {
        board = board.play(point);
      }
      assertThat(board.outcome()).as(problem.line()).isInstanceOf(Outcome.Undecided.class);
      assertThat(board.toMove()).isEqualTo(problem.side());
      assertThat(board.judge(problem.side(), problem.solution()))
          .as(problem.line())
          .isInstanceOf(Verdict.Allowed.class);
      assertThat(new BoardThreats(board.mutableCopy()).wins()).as(problem.line()).isEmpty();
      assertThat(problem.plies() % 2).isOne();
    }
  }
}
