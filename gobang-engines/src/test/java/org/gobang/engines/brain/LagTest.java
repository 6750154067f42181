package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LagTest {

  private final Lag lag = new Lag();

  private void saw(long given, long spent) {
    lag.saw(Duration.ofMillis(given), Duration.ofMillis(spent));
  }

  private long of(long time) {
    return lag.of(Duration.ofMillis(time)).toMillis();
  }

  @Test
  void nothingIsKeptBackOfAPlayerThatIsInTime() {
    assertThat(of(100)).isZero();
    saw(100, 95);
    assertThat(of(100)).isZero();
  }

  @Test
  void whatAMoveWasLateIsKeptBackOfTheNextOnesLessAndLess() {
    saw(100, 116);
    assertThat(of(100)).isEqualTo(16);
    saw(100, 90);
    assertThat(of(100)).isEqualTo(14);
    saw(100, 130);
    assertThat(of(1000)).isEqualTo(30);
    for (int i = 0; i < 60; i++) {
      saw(100, 90);
    }
    assertThat(of(100)).isZero();
  }

  @Test
  void mostOfAMovesTimeIsLeft() {
    saw(100, 700);
    assertThat(of(100)).isEqualTo(25);
  }
}
