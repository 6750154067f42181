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

  /** The time management of a move that began so many seconds ago. */
  private static TimeManager after(Budget budget, double seconds) {
    return TimeManager.of(budget, System.nanoTime() - (long) (seconds * 1e9));
  }

  @Test
  void stopsSoonOnAnOnlyMove() {
    assertThat(after(TEN_SECONDS, 1).shouldStop(1, 0, 0)).isTrue();
    assertThat(after(TEN_SECONDS, 1).shouldStop(2, 20, 0)).isFalse();
  }

  @Test
  void savesTimeOnAStableMoveWithAClockOnly() {
    assertThat(after(TEN_SECONDS, 7).shouldStop(30, 20, 0)).isFalse();
    assertThat(after(CLOCK, 7).shouldStop(30, 20, 0)).isTrue();
    assertThat(after(CLOCK, 7).shouldStop(30, 0, 0)).isFalse();
  }

  @Test
  void beginsNoIterationShortlyBeforeTheLimit() {
    assertThat(after(TEN_SECONDS, 9.7).shouldStop(30, 0, 0)).isTrue();
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
}
