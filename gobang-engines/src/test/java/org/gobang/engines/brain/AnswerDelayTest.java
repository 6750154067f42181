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
  void movesInTimeReduceTheReserve() {
    assertThat(of(1000)).isEqualTo(60);
    record(1000, 995);
    assertThat(of(1000)).isEqualTo(56);
    for (int i = 0; i < 100; i++) {
      record(1000, 995);
    }
    assertThat(of(1000)).isZero();
  }

  @Test
  void effectOfALateMoveDecreases() {
    record(1000, 1080);
    assertThat(of(1000)).isEqualTo(80);
    record(1000, 990);
    assertThat(of(1000)).isEqualTo(75);
    record(1000, 1130);
    assertThat(of(1000)).isEqualTo(130);
  }

  /** Otherwise, many moves would lose a quarter of their time. */
  @Test
  void ignoresTheDelayOfAStoppedProcess() {
    record(1000, 60_000);
    assertThat(of(1000)).isEqualTo(200);
    record(1000, 990);
    assertThat(of(1000)).isEqualTo(187);
  }

  @Test
  void reserveIsAFractionOfTheMoveTime() {
    record(100, 700);
    assertThat(of(100)).isEqualTo(25);
  }
}
