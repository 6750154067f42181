package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimiterTest {

  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
  private final RateLimiter rate = new RateLimiter(0.5, 3, nanos::get);

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  private void spend(String key) {
    for (int i = 0; i < 3; i++) {
      assertThat(rate.take(key)).isZero();
    }
  }

  @Test
  void refillsTokensAtTheRateAfterABurst() {
    spend("a");
    assertThat(rate.take("a")).isEqualTo(2);
    pass(Duration.ofMillis(1500));
    assertThat(rate.take("a")).isEqualTo(1);
    pass(Duration.ofMillis(500));
    assertThat(rate.take("a")).isZero();
    assertThat(rate.take("a")).isEqualTo(2);
  }

  @Test
  void aLongRestRefillsAtMostABurst() {
    spend("a");
    pass(Duration.ofDays(1));
    spend("a");
    assertThat(rate.take("a")).isPositive();
  }

  @Test
  void limitsEachKeySeparately() {
    spend("a");
    spend("b");
  }

  @Test
  void forgetsTheKeySeenLongestAgo() {
    spend("old");
    spend("kept");
    for (int i = 0; i < RateLimiter.MOST_BUCKETS - 1; i++) {
      assertThat(rate.take("other " + i)).isZero();
      assertThat(rate.take("kept")).isPositive();
    }
    assertThat(rate.take("old")).isZero();
  }
}
