package org.gobang.workbench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.RunningTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RunningMoveReviewerTest {

  private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
  private static final Budget NODES = Budget.of(new Budget.Limit.Nodes(500));
  private static final GameRecord GAME =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8", Stone.BLACK));

  /** The number of moves before each judged position. */
  private final List<Integer> judged = new CopyOnWriteArrayList<>();

  private final Semaphore answers = new Semaphore(0);
  private final RunningMoveReviewer reviewer = startReviewer(this::answer);

  private static RunningMoveReviewer startReviewer(Player player) {
    return RunningMoveReviewer.start(
        RunningReviewTest.player(player),
        RunningReviewTest::start,
        new ReviewRequest(RunningReviewTest.JUDGE, GAME, List.of(0), NODES));
  }

  private Point answer(Turn turn) throws InterruptedException {
    answers.acquire();
    judged.add(turn.board().moves().size());
    return RunningReviewTest.judge(turn);
  }

  private static Move move(String point) {
    return new Move.Place(Stone.WHITE, Point.parse(point));
  }

  @AfterEach
  void close() {
    // A waiting player would block its thread.
    answers.release(1000);
    reviewer.close();
  }

  @Test
  void doesNotSearchAJudgedPositionAgain() {
    answers.release(3);
    assertThat(reviewer.preparation()).succeedsWithin(TWO_MINUTES);
    answers.release(100);
    ReviewedMove move = reviewer.review(move("a1")).result().toCompletableFuture().join();
    assertThat(move.number()).isEqualTo(2);
    assertThat(move.type()).isEqualTo(MoveClass.BLUNDER);
    assertThat(judged).as("a quick, a full and a confirming search").startsWith(1, 1, 1);
    assertThat(judged.subList(3, judged.size())).containsOnly(2);
  }

  @Test
  void aMoveStopsTheJudgementOfThePosition() {
    while (!answers.hasQueuedThreads()) {
      Thread.onSpinWait();
    }
    RunningTask<ReviewedMove> review = reviewer.review(move("a1"));
    answers.release(100);
    assertThat(review.result()).succeedsWithin(TWO_MINUTES);
    assertThat(judged).as("stopped, then judged for the move").startsWith(1, 1, 2);
  }

  @Test
  void aClosedReviewDoesNotAffectTheNext() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    try (RunningMoveReviewer blocked =
        startReviewer(
            turn -> {
              if (turn.board().moves().size() == 2) {
                asked.countDown();
                never.await();
              }
              return RunningReviewTest.judge(turn);
            })) {
      RunningTask<ReviewedMove> first = blocked.review(move("a1"));
      asked.await();
      first.close();
      assertThat(first.result())
          .failsWithin(TWO_MINUTES)
          .withThrowableThat()
          .withCauseInstanceOf(CancellationException.class);
      never.countDown();
      assertThat(blocked.review(move("b1")).result()).succeedsWithin(TWO_MINUTES);
    }
  }

  @Test
  void closingStopsReviewsAndRefusesOthers() {
    RunningTask<ReviewedMove> running = reviewer.review(move("a1"));
    reviewer.close();
    reviewer.close();
    assertThat(reviewer.closed()).succeedsWithin(TWO_MINUTES);
    for (RunningTask<ReviewedMove> review : List.of(running, reviewer.review(move("b1")))) {
      assertThat(review.result())
          .failsWithin(TWO_MINUTES)
          .withThrowableThat()
          .withCauseInstanceOf(CancellationException.class);
    }
  }

  @Test
  void refusesAnInvalidMove() {
    answers.release(100);
    assertThat(reviewer.review(move("h8")).result())
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .withCauseInstanceOf(RefusedException.class);
    assertThat(reviewer.review(move("a1")).result()).succeedsWithin(TWO_MINUTES);
  }
}
