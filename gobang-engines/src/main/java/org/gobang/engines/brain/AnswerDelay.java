package org.gobang.engines.brain;

import java.time.Duration;
import org.gobang.game.GuardedPlayer;

/**
 * Estimates the delay of a player's answers on a loaded machine. The delay is subtracted from the
 * time for the next moves.
 */
final class AnswerDelay {

  /** The fraction by which a move in time reduces the estimate. */
  private static final int DECAY = 16;

  /** The largest subtracted fraction of the time for a move. */
  private static final int MAX_SHARE = 4;

  /** The estimate before the first move, when the load of the machine is unknown. */
  private static final Duration FIRST = Duration.ofMillis(60);

  private Duration expected = FIRST;

  /**
   * Records a move. A delay beyond the limit is not due to load: the process was suspended.
   *
   * @param given the time for the move
   * @param spent the time used by the player
   */
  void record(Duration given, Duration spent) {
    Duration late = spent.minus(given);
    if (late.compareTo(GuardedPlayer.GRACE) > 0) {
      late = GuardedPlayer.GRACE;
    }
    Duration less = expected.minus(expected.dividedBy(DECAY));
    expected = late.compareTo(less) > 0 ? late : less;
  }

  /** Returns the part of the time for a move to subtract. */
  Duration reserve(Duration time) {
    Duration most = time.dividedBy(MAX_SHARE);
    return expected.compareTo(most) < 0 ? expected : most;
  }
}
