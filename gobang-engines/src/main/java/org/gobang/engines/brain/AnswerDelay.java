package org.gobang.engines.brain;

import java.time.Duration;
import org.gobang.game.GuardedPlayer;

/**
 * Estimates how late a player's answers come: on a loaded machine it may not get the processor when
 * its time is up. This much is subtracted from the time for the next moves.
 */
final class AnswerDelay {

  /** After a move in time, the estimate falls by this fraction. */
  private static final int DECAY = 16;

  /** At most this fraction of a move's time is subtracted. */
  private static final int MAX_SHARE = 4;

  /** The estimate before the first move, when nothing is known of the machine. */
  private static final Duration FIRST = Duration.ofMillis(60);

  private Duration expected = FIRST;

  /**
   * Records a move. A longer delay than an answer may have was no load of the machine: the process
   * was stopped meanwhile.
   *
   * @param given the time that the player had for it
   * @param spent the time that it took
   */
  void record(Duration given, Duration spent) {
    Duration late = spent.minus(given);
    if (late.compareTo(GuardedPlayer.GRACE) > 0) {
      late = GuardedPlayer.GRACE;
    }
    Duration less = expected.minus(expected.dividedBy(DECAY));
    expected = late.compareTo(less) > 0 ? late : less;
  }

  /** Returns the time to subtract from a move's time. */
  Duration reserve(Duration time) {
    Duration most = time.dividedBy(MAX_SHARE);
    return expected.compareTo(most) < 0 ? expected : most;
  }
}
