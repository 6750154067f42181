package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** How long the host waits for an answer under a budget. */
final class TimeLimit {

  /** What a budget without time gets for a move. */
  static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  private TimeLimit() {}

  static Duration of(Budget budget) {
    List<Duration> times =
        Stream.concat(
                budget.limit(Limit.MoveTime.class).map(Limit.MoveTime::time).stream(),
                budget.limit(Limit.Clock.class).map(Limit.Clock::left).stream())
            .toList();
    return times.stream().min(Duration::compareTo).orElse(WITHOUT_TIME);
  }
}
