package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.Test;

/** Tests a probe on a slow machine: its time is over at the first reading of the clock. */
class ThreatProbeTest {

  private static final Budget SECOND = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(1)));

  /** A win by threats that takes the solver thousands of nodes. */
  private static final Board WON =
      EngineFixture.board(
          "freestyle", 15, "k6 k10 l8 i8 h13 e15 i6 j6 j5 h7 l11 b15 a15 l7 c15 d15 h5");

  private long now;

  /** Returns whether the win is found after this part of the move's time. */
  private boolean findsWin(long millis, long moveNodes) {
    now = 0;
    TimeManager time = TimeManager.of(SECOND, new StopDelay(), () -> now);
    now = Duration.ofMillis(millis).toNanos();
    SearchPosition position = BoardConversion.position(WON);
    return probe(time, position, moveNodes).findWin(position).isPresent();
  }

  private static ThreatProbe probe(TimeManager time, SearchPosition position, long moveNodes) {
    long hour = System.nanoTime() + Duration.ofHours(1).toNanos();
    SearchLimits limits = new SearchLimits(() -> false, hour, Long.MAX_VALUE);
    return new ThreatProbe(new ThreatSolver(position.points()), limits, time, moveNodes);
  }

  @Test
  void usesItsNodesAfterItsTime() {
    assertThat(findsWin(330, Long.MAX_VALUE)).isTrue();
  }

  @Test
  void usesLittleOfTheTime() {
    assertThat(findsWin(360, Long.MAX_VALUE)).isFalse();
  }

  @Test
  void usesAtMostItsPartOfTheNodes() {
    assertThat(findsWin(0, Long.MAX_VALUE)).isTrue();
    assertThat(findsWin(0, 800)).isFalse();
  }
}
