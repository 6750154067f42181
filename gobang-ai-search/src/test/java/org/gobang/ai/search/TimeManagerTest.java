package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.Test;

class TimeManagerTest {

  private static final Budget TEN_SECONDS =
      Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(10)));
  private static final Budget CLOCK =
      Budget.of(new Budget.Limit.Clock(Duration.ofSeconds(220), Duration.ZERO));
  private static final Budget BOTH =
      Budget.of(
          new Budget.Limit.MoveTime(Duration.ofSeconds(1)),
          new Budget.Limit.Clock(Duration.ofSeconds(220), Duration.ZERO));

  private final StopDelay delay = new StopDelay();
  private long now = -5;

  private TimeManager time(Budget budget) {
    return TimeManager.of(budget, delay, () -> now);
  }

  /** Returns the time management of a move that started this number of seconds ago. */
  private TimeManager after(Budget budget, double seconds) {
    TimeManager time = time(budget);
    now += (long) (seconds * 1e9);
    return time;
  }

  @Test
  void stopsEarlyOnAnOnlyMove() {
    assertThat(after(TEN_SECONDS, 1).shouldStop(1, 0, 0)).isTrue();
    assertThat(after(TEN_SECONDS, 1).shouldStop(2, 20, 0)).isFalse();
  }

  @Test
  void savesTimeOnAStableMoveOnlyWithAClock() {
    assertThat(after(CLOCK, 7).shouldStop(30, 20, 0)).isTrue();
    assertThat(after(CLOCK, 7).shouldStop(30, 0, 0)).isFalse();
    assertThat(after(TEN_SECONDS, 9.9).shouldStop(30, 20, 0)).isFalse();
  }

  @Test
  void savesNoTimeIfTheMoveIsLimitedBelowItsShareOfTheClock() {
    assertThat(after(BOTH, 0.95).shouldStop(30, 20, 0)).isFalse();
  }

  @Test
  void startsNoIterationShortlyBeforeTheEndOfItsShare() {
    assertThat(after(CLOCK, 9.7).shouldStop(30, 0, 0)).isTrue();
  }

  @Test
  void searchesLongerAfterTheValueDrops() {
    assertThat(after(CLOCK, 9.9).shouldStop(30, 0, 0)).isTrue();
    assertThat(after(CLOCK, 9.9).shouldStop(30, 0, 100)).isFalse();
  }

  @Test
  void neverStopsWithoutATimeLimit() {
    assertThat(after(EngineFixture.nodes(1), 1_000_000).shouldStop(1, 20, 0)).isFalse();
  }

  /** A machine that stops every search late, with a delay that varies by 50%. */
  @Test
  void isNotLateAfterTheFirstMoves() {
    long second = Duration.ofSeconds(1).toNanos();
    Budget budget = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(1)));
    for (long millis : new long[] {0, 1, 20, 60}) {
      for (int move = 0; move < 40; move++) {
        TimeManager time = time(budget);
        long late = Duration.ofMillis(millis * (2 + move % 2) / 2).toNanos();
        long used = time.deadline() + late - now;
        delay.record(late);
        if (move > 0) {
          assertThat(used).as("%s ms, move %s", millis, move).isLessThan(second);
        }
        if (move == 39) {
          assertThat(used).isGreaterThan(second - 2 * Duration.ofMillis(4 + millis).toNanos());
        }
      }
    }
  }
}
