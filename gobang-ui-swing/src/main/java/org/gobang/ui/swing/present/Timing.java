package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Stone;
import org.gobang.presentation.advice.Thinking;

/** What the clocks show between two pieces of news, and how long a computer has been thinking. */
final class Timing {

  private final LongSupplier nanos;
  private long heardAt;

  /**
   * Clocks that stand.
   *
   * @param nanos the clock
   */
  Timing(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** News of the game came just now: what it says is left is counted down from here. */
  void heard() {
    heardAt = nanos.getAsLong();
  }

  /** When the last news came. */
  long heardAt() {
    return heardAt;
  }

  /** What is left on a clock now; empty where none runs. */
  Optional<Duration> left(Position now, Stone stone) {
    boolean runs = now.toMove() == stone && !now.state().paused() && !now.over();
    Duration spent = Duration.ofNanos(runs ? nanos.getAsLong() - heardAt : 0);
    return Optional.ofNullable(now.state().left().get(stone))
        .map(left -> left.compareTo(spent) > 0 ? left.minus(spent) : Duration.ZERO);
  }

  /** How long a computer has been thinking. */
  Duration since(Thinking thinking) {
    return Duration.ofNanos(nanos.getAsLong() - thinking.since());
  }
}
