package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class StopDelayTest {

  private static final long MILLI = Duration.ofMillis(1).toNanos();

  private final StopDelay delay = new StopDelay();

  private double reserve(long millis) {
    return (double) delay.reserve(millis * MILLI) / MILLI;
  }

  @Test
  void adjustsTheReserveToDelays() {
    double first = reserve(1_000);
    delay.record(30 * MILLI);
    assertThat(reserve(1_000)).isEqualTo(65);
    delay.record(0);
    assertThat(reserve(1_000)).isEqualTo(57.5);
    for (int i = 0; i < 60; i++) {
      delay.record(0);
    }
    assertThat(reserve(1_000)).isBetween(5.0, 5.1).isLessThan(first);
  }

  @Test
  void ignoresSearchesThatEndBeforeTheirDeadline() {
    double first = reserve(1_000);
    delay.record(-1);
    assertThat(reserve(1_000)).isEqualTo(first);
  }

  @Test
  void reserveIsAtMostAQuarterOfAShortTime() {
    delay.record(700 * MILLI);
    assertThat(reserve(1_000)).isEqualTo(250);
    assertThat(reserve(0)).isZero();
  }

  @Test
  void limitsTheDelayOfAStoppedProcess() {
    delay.record(60_000 * MILLI);
    assertThat(reserve(10_000)).isEqualTo(405);
  }
}
