package org.gobang.ui.web.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits how often something may be done by each of many, with a token bucket for each. Any thread
 * may use it; its memory is bounded, and those seen longest ago are forgotten first.
 */
final class Rate {

  /** For how many a bucket is kept. */
  static final int MOST_BUCKETS = 4096;

  private record Bucket(double tokens, long nanos) {}

  private final double perSecond;
  private final double burst;
  private final LongSupplier nanos;
  private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * A limit.
   *
   * @param perSecond how often it may be done in the long run
   * @param burst how often it may be done at once
   * @param nanos the time, as {@link System#nanoTime} gives it
   */
  Rate(double perSecond, int burst, LongSupplier nanos) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanos = nanos;
  }

  /**
   * Asks for leave to do it once.
   *
   * @param key by which the one who does it is known
   * @return 0 with leave; without, the seconds until there is leave again, rounded up
   */
  synchronized long take(String key) {
    long now = nanos.getAsLong();
    double tokens = tokens(key, now);
    boolean leave = tokens >= 1;
    buckets.put(key, new Bucket(leave ? tokens - 1 : tokens, now));
    if (buckets.size() > MOST_BUCKETS) {
      buckets.remove(buckets.keySet().iterator().next());
    }
    return leave ? 0 : (long) Math.ceil((1 - tokens) / perSecond);
  }

  private double tokens(String key, long now) {
    Bucket bucket = buckets.get(key);
    return bucket == null
        ? burst
        : Math.min(burst, bucket.tokens() + (now - bucket.nanos()) / 1e9 * perSecond);
  }
}
