package org.gobang.api.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.problem.ProblemFilter.Task;
import org.junit.jupiter.api.Test;

class ProblemFilterTest {

  private record Example(String rules, List<Point> moves, ProblemKind kind, int grade)
      implements Problem {

    @Override
    public String id() {
      return "0f3a5c7e9b1d";
    }

    @Override
    public int size() {
      return 15;
    }

    @Override
    public int plies() {
      return 5;
    }

    @Override
    public Point solution() {
      return new Point(7, 7);
    }
  }

  private static final Problem WIN = new Example("renju", List.of(), ProblemKind.WIN_BY_THREATS, 4);
  private static final Problem DEFENCE =
      new Example("freestyle", List.of(new Point(7, 8)), ProblemKind.ONLY_DEFENCE, 9);

  @Test
  void requiresAllItsConditions() {
    assertThat(ProblemFilter.ALL.admits(WIN)).isTrue();
    assertThat(ProblemFilter.ALL.admits(DEFENCE)).isTrue();
    ProblemFilter wins =
        ProblemFilter.ALL.task(Task.WIN).rules(Optional.of("renju")).grade(OptionalInt.of(4));
    assertThat(wins.admits(WIN)).isTrue();
    assertThat(wins.admits(DEFENCE)).isFalse();
    assertThat(wins.grade(OptionalInt.of(5)).admits(WIN)).isFalse();
    assertThat(wins.task(Task.FOURS).admits(WIN)).isFalse();
    assertThat(wins.rules(Optional.of("caro")).admits(WIN)).isFalse();
    assertThat(wins.source(ProblemFilter.Source.OWN).admits(WIN)).isTrue();
  }

  @Test
  void tasksSelectKinds() {
    for (ProblemKind kind : ProblemKind.values()) {
      assertThat(Task.ANY.admits(kind)).isTrue();
      assertThat(Task.WIN.admits(kind)).isEqualTo(kind.isWin());
      assertThat(Task.DEFENCE.admits(kind)).isNotEqualTo(kind.isWin());
      assertThat(Task.FOURS.admits(kind)).isEqualTo(kind == ProblemKind.WIN_BY_FOURS);
      assertThat(Task.THREATS.admits(kind)).isEqualTo(kind == ProblemKind.WIN_BY_THREATS);
    }
  }

  @Test
  void refusesInvalidGrades() {
    for (int grade : new int[] {0, 10}) {
      assertThatThrownBy(() -> ProblemFilter.ALL.grade(OptionalInt.of(grade)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no grade " + grade);
    }
  }

  @Test
  void derivesTheSideToMoveFromTheMoves() {
    assertThat(WIN.side()).isEqualTo(Stone.BLACK);
    assertThat(DEFENCE.side()).isEqualTo(Stone.WHITE);
  }

  @Test
  void kindsHaveWordsForPrograms() {
    assertThat(ProblemKind.WIN_BY_FOURS.word()).isEqualTo("win-by-fours");
    assertThat(ProblemKind.WIN_BY_FOURS.isWin()).isTrue();
    assertThat(ProblemKind.ONLY_DEFENCE.isWin()).isFalse();
    ProblemProgress progress =
        new ProblemProgress(1, 2, 3.4, new ProblemProgress.Counts(9, 1, 2, 3));
    assertThat(new NextProblem(WIN, true, progress).progress()).isEqualTo(progress);
  }
}
