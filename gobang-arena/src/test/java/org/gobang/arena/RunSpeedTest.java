package org.gobang.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RunSpeedTest {

  private final AtomicLong nanos = new AtomicLong(77);
  private final RunSpeed pace = new RunSpeed(40, nanos::get);

  private static Standings after(int games) {
    return new Standings(
        100,
        games,
        List.of(),
        List.of(),
        List.of(),
        0,
        0,
        0,
        List.of(),
        Optional.empty(),
        List.of());
  }

  @Test
  void isUnknownBeforeTheFirstFinishedGame() {
    nanos.addAndGet(Duration.ofMinutes(1).toNanos());
    assertThat(pace.of(after(40))).isEmpty();
  }

  @Test
  void countsFromTheResumption() {
    nanos.addAndGet(Duration.ofMinutes(2).toNanos());
    RunSpeed.Forecast forecast = pace.of(after(60)).orElseThrow();
    assertThat(forecast.perMinute()).isEqualTo(10);
    assertThat(forecast.left()).isEqualTo(Duration.ofMinutes(4));
  }
}
