package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;

/** A counter of the last seconds of a clock. */
final class ClockTicks {

  private long shown = Long.MAX_VALUE;

  /**
   * Returns whether one of the last seconds has started since the last call.
   *
   * @param left the remaining time; empty if no clock runs
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
