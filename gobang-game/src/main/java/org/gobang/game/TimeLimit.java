package org.gobang.game;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** The time that the host waits for an answer under a budget. */
final class TimeLimit {

  /** The limit for a move if the budget limits no time. */
  static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  /** Longer than {@link #WITHOUT_TIME}, because engines that do not count nodes use all of it. */
  private static final Duration FULL_ANALYSIS = WITHOUT_TIME.plusSeconds(10);

  /** The time per node of the slowest supported player. */
  private static final Duration SLOWEST_NODE = Duration.ofNanos(50_000);

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

  /**
   * Returns the time for an analysis whose result depends on its nodes or depth alone: enough for a
   * slow player on a loaded machine, so that only one that hangs does not answer. Empty where the
   * budget limits the time, or nothing.
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

  /** Returns the time, at most {@link #LONGEST}. */
  static Duration atMost(Duration time) {
    return time.compareTo(LONGEST) < 0 ? time : LONGEST;
  }
}
