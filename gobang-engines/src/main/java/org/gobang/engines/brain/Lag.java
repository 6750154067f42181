package org.gobang.engines.brain;

import java.time.Duration;

/**
 * How much later than its time a player has answered of late: on a loaded machine it gets no
 * processor when its time is up. So much is kept back of the next moves' times.
 */
final class Lag {

  /** After each move that was in time, so many parts of it less one are still expected. */
  private static final int PARTS = 8;

  /** Of a move's time it takes no more than so many parts of one. */
  private static final int MOST_PARTS = 4;

  private Duration expected = Duration.ZERO;

  /**
   * A move was made.
   *
   * @param given the time that the player had for it
   * @param spent the time that it took
   */
  void saw(Duration given, Duration spent) {
    Duration late = spent.minus(given);
    Duration less = expected.minus(expected.dividedBy(PARTS));
    expected = late.compareTo(less) > 0 ? late : less;
  }

  /** What to keep back of a move's time. */
  Duration of(Duration time) {
    Duration most = time.dividedBy(MOST_PARTS);
    return expected.compareTo(most) < 0 ? expected : most;
  }
}
