package org.gobang.game;

import java.time.Duration;
import java.util.stream.Stream;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** The time that the host waits for an answer under a budget. */
final class TimeLimit {

  /** The limit for a move if the budget limits no time. */
  static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  /** Longer than any game, and still a {@code long} of nanoseconds. */
  static final Duration LONGEST = Duration.ofDays(365);

  private TimeLimit() {}

  static Duration of(Budget budget) {
    return Stream.concat(
            budget.limit(Limit.MoveTime.class).map(Limit.MoveTime::time).stream(),
            budget.limit(Limit.Clock.class).map(Limit.Clock::left).stream())
        .map(TimeLimit::atMost)
        .min(Duration::compareTo)
        .orElse(WITHOUT_TIME);
  }

  /** The time, at most {@link #LONGEST}. */
  static Duration atMost(Duration time) {
    return time.compareTo(LONGEST) < 0 ? time : LONGEST;
  }
}
