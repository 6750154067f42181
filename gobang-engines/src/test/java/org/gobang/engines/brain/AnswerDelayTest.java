package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class AnswerDelayTest {

  private final AnswerDelay delay = new AnswerDelay();

  private void record(long given, long spent) {
    delay.record(Duration.ofMillis(given), Duration.ofMillis(spent));
  }

  private long of(long time) {
    return delay.reserve(Duration.ofMillis(time)).toMillis();
  }

  @Test
  void aPlayerInTimeHasNoReserve() {
    assertThat(of(100)).isZero();
    record(100, 95);
    assertThat(of(100)).isZero();
  }

  @Test
  void theReserveForALateMoveDecreases() {
    record(100, 116);
    assertThat(of(100)).isEqualTo(16);
    record(100, 90);
    assertThat(of(100)).isEqualTo(14);
    record(100, 130);
    assertThat(of(1000)).isEqualTo(30);
    for (int i = 0; i < 60; i++) {
      record(100, 90);
    }
    assertThat(of(100)).isZero();
  }

  @Test
  void theReserveIsAFractionOfTheMoveTime() {
    record(100, 700);
    assertThat(of(100)).isEqualTo(25);
  }
}
