package org.gobang.workbench.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.record.file.LockFile;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.Judgement;
import org.gobang.study.review.PositionJudge;
import org.gobang.study.review.ReviewBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredProblemsTest {

  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

  @TempDir private Path folder;

  private StoredProblems problems(Duration later) {
    return new StoredProblems(
        folder.resolve("problems"), () -> NOW.plus(later).atZone(ZoneOffset.UTC));
  }

  private static NextProblem next(Problems problems, ProblemFilter wanted) {
    return problems.next(wanted, Set.of()).toCompletableFuture().join();
  }

  private Path file(String name) {
    return folder.resolve("problems").resolve(name);
  }

  @Test
  void answersScheduleAProblemForLaterProcesses() throws IOException {
    NextProblem first;
    try (StoredProblems problems = problems(Duration.ZERO)) {
      first = next(problems, ProblemFilter.ALL);
      assertThat(first.repeated()).isFalse();
      problems.answered(first.problem(), false);
      assertThat(next(problems, ProblemFilter.ALL).problem())
          .as("due tomorrow")
          .isNotEqualTo(first.problem());
    }
    assertThat(file("answers.txt"))
        .content()
        .isEqualTo(
            "2026-03-01T12:00:00Z "
                + first.problem().id()
                + " failed "
                + first.problem().grade()
                + "\n");
    try (StoredProblems problems = problems(Duration.ofDays(1))) {
      NextProblem again = next(problems, ProblemFilter.ALL);
      assertThat(again.problem()).isEqualTo(first.problem());
      assertThat(again.repeated()).isTrue();
      assertThat(again.progress().wanted().due()).isOne();
      problems.answered(again.problem(), true).toCompletableFuture().join();
      assertThat(next(problems, ProblemFilter.ALL).progress().solvedToday()).isOne();
    }
    assertThat(Files.readAllLines(file("answers.txt"))).hasSize(2);
  }

  @Test
  void severalProcessesAnswerConcurrently() throws IOException {
    try (StoredProblems one = problems(Duration.ZERO);
        StoredProblems other = problems(Duration.ZERO)) {
      Problem problem = next(one, ProblemFilter.ALL).problem();
      for (int i = 0; i < 50; i++) {
        one.answered(problem, true);
        other.answered(problem, false);
      }
    }
    assertThat(Files.readAllLines(file("answers.txt"))).hasSize(100);
  }

  @Test
  void anAnswerWaitsWhileAnotherProcessWrites() throws IOException {
    try (StoredProblems problems = problems(Duration.ZERO)) {
      Problem problem = next(problems, ProblemFilter.ALL).problem();
      Files.createDirectories(file("answers.txt").getParent());
      CompletionStage<Void> answered;
      try (LockFile other = LockFile.tryLock(file(".lock")).orElseThrow()) {
        answered = problems.answered(problem, true);
        Files.writeString(file("answers.txt"), "2026-03-01T11:00:00Z 0f3a5c7e9b1d solved 3\n");
        assertThat(other).isNotNull();
      }
      answered.toCompletableFuture().join();
      assertThat(Files.readAllLines(file("answers.txt"))).hasSize(2);
    }
  }

  @Test
  void namesAnUnreadableFileWithoutChangingIt() throws IOException {
    Files.createDirectories(file("answers.txt").getParent());
    Files.writeString(file("answers.txt"), "what?\n");
    try (StoredProblems problems = problems(Duration.ZERO)) {
      assertThatThrownBy(() -> next(problems, ProblemFilter.ALL))
          .isInstanceOf(CompletionException.class)
          .cause()
          .isInstanceOf(RefusedException.class)
          .hasMessageStartingWith(file("answers.txt") + ", line 1: not an answer");
    }
    assertThat(file("answers.txt")).content().isEqualTo("what?\n");
  }

  /** Black misses a win at its second move. */
  private static GameReview review() throws InterruptedException {
    GameRecord game =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 a1 i8", Stone.BLACK));
    PositionJudge judge =
        (board, budget) ->
            board.moves().size() == 2
                ? new Judgement(new Score.WinIn(3), List.of(new Point(6, 7), new Point(5, 7)))
                : new Judgement(new Score.WinRate(0.5), List.of(new Point(0, 14)));
    return new GameReviewer("judge", judge, ReviewBudget.USUAL)
        .review(
            game,
            game.mainLine(),
            RunningReviewTest.start(),
            List.of(Stone.values()),
            (done, planned) -> {});
  }

  @Test
  void savesMistakesOfAReviewOnceAndOffersThemFirst() throws InterruptedException {
    try (StoredProblems problems = problems(Duration.ZERO)) {
      CompletionStage<Integer> ofNone = problems.keep(review(), List.of());
      assertThat(ofNone.toCompletableFuture().join()).isZero();
      assertThat(file("own.txt")).doesNotExist();
      CompletionStage<Integer> ofBlack = problems.keep(review(), List.of(Stone.BLACK));
      assertThat(ofBlack.toCompletableFuture().join()).isOne();
      CompletionStage<Integer> again = problems.keep(review(), List.of(Stone.BLACK));
      assertThat(again.toCompletableFuture().join()).isZero();
      assertThat(file("own.txt")).content().isEqualTo("freestyle 15 win-by-threats 3 2 g8 h8 a1\n");
      assertThat(next(problems, ProblemFilter.ALL).problem().moves()).hasSize(2);
    }
  }

  @Test
  void reportsThatNoProblemIsLeft() {
    ProblemFilter none = ProblemFilter.ALL.rules(Optional.of("caro"));
    try (StoredProblems problems = problems(Duration.ZERO)) {
      assertThatThrownBy(() -> next(problems, none))
          .cause()
          .isInstanceOfSatisfying(
              RefusedException.class, why -> assertThat(why.kind()).isEqualTo(Problems.NONE_LEFT));
    }
  }
}
