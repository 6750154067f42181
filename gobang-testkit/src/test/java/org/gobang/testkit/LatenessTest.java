package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LatenessTest {

  private static final Promise PROMISE = new Promise("Test", "in time");
  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final long LATE = Duration.ofHours(1).toNanos();

  @Test
  void failsAfterThreeLateAttempts() {
    AtomicInteger attempts = new AtomicInteger();
    assertThatThrownBy(
            () ->
                LatenessCheck.check(
                    PROMISE,
                    "it",
                    LIMIT,
                    () -> {
                      attempts.incrementAndGet();
                      return LATE;
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("it took 3600000 ms; at most 1000 ms were allowed")
        .hasMessageContaining("Promised by Test: in time");
    assertThat(attempts).hasValue(3);
  }

  @Test
  void passesAfterOneAttemptInTime() throws Exception {
    AtomicInteger attempts = new AtomicInteger();
    LatenessCheck.check(
        PROMISE, "it", LIMIT, () -> attempts.incrementAndGet() < 3 ? LATE : LIMIT.toNanos());
    assertThat(attempts).hasValue(3);
  }
}
