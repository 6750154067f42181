package org.gobang.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits the rate of requests with a token bucket for each key. Any thread may use it; its memory
 * is bounded: the bucket unused for longest is dropped first.
 */
final class RateLimiter {

  /** The maximum number of buckets. */
  static final int MOST_BUCKETS = 4096;

  private record Bucket(double tokens, long nanos) {}

  private final double perSecond;
  private final double burst;
  private final LongSupplier nanos;
  private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * Creates a limit.
   *
   * @param perSecond the tokens that a bucket receives per second
   * @param burst the maximum number of tokens in a bucket
   * @param nanos the time, as {@link System#nanoTime} gives it
   */
  RateLimiter(double perSecond, int burst, LongSupplier nanos) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanos = nanos;
  }

  /**
   * Takes a token from the bucket of a key.
   *
   * @return 0 if there was one; otherwise the seconds until there is one, rounded up
   */
  synchronized long take(String key) {
    long now = nanos.getAsLong();
    Bucket bucket = buckets.getOrDefault(key, new Bucket(burst, now));
    double tokens = Math.min(burst, bucket.tokens() + (now - bucket.nanos()) / 1e9 * perSecond);
    boolean taken = tokens >= 1;
    buckets.put(key, new Bucket(taken ? tokens - 1 : tokens, now));
    if (buckets.size() > MOST_BUCKETS) {
      buckets.remove(buckets.keySet().iterator().next());
    }
    return taken ? 0 : (long) Math.ceil((1 - tokens) / perSecond);
  }
}
