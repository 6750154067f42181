package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.gobang.api.Point;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PlayerCallTest {

  private static final Point BEST_SO_FAR = Point.parse("h8");
  private static final Duration A_MOMENT = Duration.ofMillis(1);

  private final PlayerThread thread =
      new PlayerThread("gobang-player-test", getClass().getClassLoader());
  private final GuardedTurn turn =
      GuardedTurn.analysis(
          AnalysisRequest.of(Boards.empty("freestyle"), Budget.of(new Budget.Limit.Nodes(1000))),
          insight -> {});

  @AfterEach
  void end() {
    thread.interruptAndEnd(Duration.ofSeconds(1));
  }

  /** Returns the call of a player that answers a stop with its best move so far. */
  private PlayerCall<Point> call() {
    CountDownLatch stopped = new CountDownLatch(1);
    turn.stop().onRequest(stopped::countDown);
    return new PlayerCall<>(
        thread,
        turn,
        () -> {
          stopped.await();
          return BEST_SO_FAR;
        });
  }

  @Test
  void rejectsAnAnswerToAStopAsIncomplete() {
    assertThatThrownBy(() -> call().answer(A_MOMENT, true)).isInstanceOf(TimeoutException.class);
    assertThat(turn.stop().requested()).isTrue();
  }

  @Test
  void acceptsAnAnswerInTime() throws Exception {
    PlayerCall<Point> call = new PlayerCall<>(thread, turn, () -> BEST_SO_FAR);
    assertThat(call.answer(Duration.ofMinutes(1), true)).isEqualTo(BEST_SO_FAR);
  }

  @Test
  void limitsTheTimeOfAFullAnalysisGenerously() {
    assertThat(TimeLimit.ofFullAnalysis(Budget.of(new Budget.Limit.Nodes(20_000))))
        .hasValue(Duration.ofSeconds(71));
    assertThat(TimeLimit.ofFullAnalysis(Budget.of(new Budget.Limit.Depth(20))))
        .hasValue(Duration.ofSeconds(70));
    assertThat(TimeLimit.ofFullAnalysis(Budget.of(new Budget.Limit.Nodes(Long.MAX_VALUE))))
        .hasValueSatisfying(time -> assertThat(time).isGreaterThan(Duration.ofDays(300)));
  }

  @Test
  void doesNotLimitAnAnalysisByTimeOrWithoutABudget() {
    Budget chosen =
        Budget.of(new Budget.Limit.Nodes(1000), new Budget.Limit.MoveTime(Duration.ofSeconds(1)));
    assertThat(TimeLimit.ofFullAnalysis(chosen)).isEmpty();
    assertThat(TimeLimit.ofFullAnalysis(Budget.UNLIMITED)).isEmpty();
  }
}
