package org.gobang.study.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.review.GameReview;
import org.gobang.study.StudyBoards;
import org.gobang.study.problem.StoredProblem;
import org.junit.jupiter.api.Test;

class MissedChanceProblemsTest {

  /** Black has an open three after move 5, which White does not stop and Black does not extend. */
  private static final String MOVES = "h8 h9 i8 j9 j8 a1 a3 g8";

  private static List<StoredProblem> problems(List<Stone> sides) throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge().at(5, 0.4, "g8").at(6, new Score.WinIn(3), "g8 f8 k8").at(7, 0.5, "g8");
    GameReview review =
        new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
            .review(
                StudyBoards.game("renju", MOVES),
                StudyBoards.game("renju", MOVES).mainLine(),
                StudyBoards.empty("renju"),
                List.of(Stone.values()),
                (done, planned) -> {});
    return MissedChanceProblems.of(review, sides);
  }

  @Test
  void missedWinsAndDefencesBecomeProblems() throws InterruptedException {
    assertThat(problems(List.of(Stone.values())))
        .extracting(StoredProblem::line)
        .containsExactly(
            "renju 15 only-defence 3 2 g8 h8 h9 i8 j9 j8",
            "renju 15 win-by-fours 3 2 g8 h8 h9 i8 j9 j8 a1");
  }

  @Test
  void onlyMissedChancesOfTheUserBecomeProblems() throws InterruptedException {
    assertThat(problems(List.of(Stone.BLACK)))
        .extracting(StoredProblem::side)
        .containsExactly(Stone.BLACK);
    assertThat(problems(List.of())).isEmpty();
  }
}
