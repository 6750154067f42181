package org.gobang.api.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Point;
import org.gobang.api.Stone;
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
  void admitsWhatAllPartsAdmit() {
    assertThat(ProblemFilter.ALL.admits(WIN)).isTrue();
    assertThat(ProblemFilter.ALL.admits(DEFENCE)).isTrue();
    ProblemFilter wins =
        new ProblemFilter(Optional.of(true), Optional.of("renju"), OptionalInt.of(4));
    assertThat(wins.admits(WIN)).isTrue();
    assertThat(wins.admits(DEFENCE)).isFalse();
    assertThat(new ProblemFilter(wins.wins(), wins.rules(), OptionalInt.of(5)).admits(WIN))
        .isFalse();
    assertThat(new ProblemFilter(Optional.of(false), wins.rules(), wins.grade()).admits(WIN))
        .isFalse();
    assertThat(new ProblemFilter(wins.wins(), Optional.of("caro"), wins.grade()).admits(WIN))
        .isFalse();
  }

  @Test
  void refusesGradesThatThereAreNot() {
    for (int grade : new int[] {0, 10}) {
      assertThatThrownBy(
              () -> new ProblemFilter(Optional.empty(), Optional.empty(), OptionalInt.of(grade)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no grade " + grade);
    }
  }

  @Test
  void theSideToMoveFollowsFromTheMoves() {
    assertThat(WIN.side()).isEqualTo(Stone.BLACK);
    assertThat(DEFENCE.side()).isEqualTo(Stone.WHITE);
  }

  @Test
  void kindsHaveWordsForPrograms() {
    assertThat(ProblemKind.WIN_BY_FOURS.word()).isEqualTo("win-by-fours");
    assertThat(ProblemKind.WIN_BY_FOURS.isWin()).isTrue();
    assertThat(ProblemKind.ONLY_DEFENCE.isWin()).isFalse();
    ProblemProgress progress = new ProblemProgress(1, 2, 3);
    assertThat(new NextProblem(WIN, true, progress).progress()).isEqualTo(progress);
  }
}
