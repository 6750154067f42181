package org.gobang.ai.lookahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.Test;

class LookaheadLimitsTest {

  /** The start time of the search, far from 0 like the system time. */
  private static final long BEGIN = Long.MAX_VALUE - 1000;

  private long now = BEGIN;

  private LookaheadLimits limits(Budget.Limit... limits) {
    return new LookaheadLimits(Budget.of(limits), TestTurn.NO_STOP, () -> now);
  }

  private void assertEndsAfter(Duration time, LookaheadLimits limits)
      throws LookaheadLimits.ReachedException {
    now = BEGIN + time.toNanos() - 1;
    limits.count();
    now++;
    assertThatThrownBy(limits::count).isInstanceOf(LookaheadLimits.ReachedException.class);
    assertThat(limits.nodes()).isEqualTo(1);
  }

  @Test
  void moveEndsAReserveBeforeItsTime() throws LookaheadLimits.ReachedException {
    assertEndsAfter(
        Duration.ofMillis(980), limits(new Budget.Limit.MoveTime(Duration.ofSeconds(1))));
  }

  @Test
  void moveUsesAPartOfTheClock() throws LookaheadLimits.ReachedException {
    assertEndsAfter(
        Duration.ofSeconds(3),
        limits(new Budget.Limit.Clock(Duration.ofSeconds(60), Duration.ofSeconds(2))));
  }

  @Test
  void usesTheShorterTime() throws LookaheadLimits.ReachedException {
    assertEndsAfter(
        Duration.ofSeconds(2),
        limits(
            new Budget.Limit.Clock(Duration.ofSeconds(60), Duration.ZERO),
            new Budget.Limit.MoveTime(Duration.ofSeconds(5))));
  }

  @Test
  void hasNoTimeLimitByDefault() throws LookaheadLimits.ReachedException {
    LookaheadLimits limits = limits(new Budget.Limit.MoveTime(Duration.ofDays(100_000)));
    now = BEGIN + Duration.ofDays(1000).toNanos();
    limits.count();
    assertThat(limits.nodes()).isEqualTo(1);
  }

  @Test
  void endsImmediatelyForLessThanTheReserve() {
    LookaheadLimits limits = limits(new Budget.Limit.MoveTime(Duration.ofMillis(5)));
    assertThatThrownBy(limits::count).isInstanceOf(LookaheadLimits.ReachedException.class);
  }
}
