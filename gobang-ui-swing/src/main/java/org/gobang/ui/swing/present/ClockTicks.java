package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;

/** Counts the last seconds of a clock. */
final class ClockTicks {

  private long shown = Long.MAX_VALUE;

  /**
   * Whether another of the last seconds has begun since the last call.
   *
   * @param left what is left on the clock now; empty where none runs
   */
  boolean passed(Optional<Duration> left) {
    long seconds =
        left.filter(some -> ClockWarning.of(some) == ClockWarning.CRITICAL)
            .map(Duration::toSeconds)
            .orElse(Long.MAX_VALUE);
    boolean passed = seconds < shown;
    shown = seconds;
    return passed;
  }
}
