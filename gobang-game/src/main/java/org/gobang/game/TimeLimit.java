package org.gobang.game;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** Computes the time limit for an answer from a budget. */
final class TimeLimit {

  /** The limit for a move without a time limit in the budget. */
  static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  /** Longer than {@link #WITHOUT_TIME}, because engines that do not count nodes use all of it. */
  private static final Duration FULL_ANALYSIS = WITHOUT_TIME.plusSeconds(10);

  /** The time per node of the slowest supported player. */
  private static final Duration SLOWEST_NODE = Duration.ofNanos(50_000);

  /** The maximum limit. It is longer than any game, and its nanoseconds fit a {@code long}. */
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

  /**
   * Returns the time limit for an analysis limited by nodes or depth only. It is long enough for a
   * slow player on a loaded machine. Empty if the budget limits the time or has no limits.
   */
  static Optional<Duration> ofFullAnalysis(Budget budget) {
    boolean timed =
        budget.limit(Limit.MoveTime.class).isPresent()
            || budget.limit(Limit.Clock.class).isPresent();
    if (timed || budget.limits().isEmpty()) {
      return Optional.empty();
    }
    long most = LONGEST.dividedBy(SLOWEST_NODE);
    long nodes = budget.limit(Limit.Nodes.class).map(Limit.Nodes::count).orElse(0L);
    return Optional.of(FULL_ANALYSIS.plus(SLOWEST_NODE.multipliedBy(Math.min(nodes, most))));
  }

  /** Returns a time, limited to {@link #LONGEST}. */
  static Duration atMost(Duration time) {
    return time.compareTo(LONGEST) < 0 ? time : LONGEST;
  }
}
