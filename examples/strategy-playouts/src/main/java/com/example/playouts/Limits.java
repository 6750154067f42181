package com.example.playouts;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/**
 * The limits of a search.
 *
 * @param stop requests the answer at once
 * @param games the maximum number of games
 * @param deadline the end of the time, by {@link System#nanoTime}
 */
record Limits(Stop stop, long games, long deadline) {

  /** The time limit if none is set. */
  private static final Duration LONG = Duration.ofHours(1);

  /** The assumed number of remaining moves on a clock. */
  private static final int MOVES_TO_COME = 25;

  /**
   * Returns the limits of a turn. Each game counts as a node; a depth limit always holds, as the
   * search is one move deep.
   *
   * @param most the maximum number of games set by the option
   */
  static Limits of(Turn turn, long most) {
    long now = System.nanoTime();
    long nodes = turn.budget().limit(Limit.Nodes.class).map(Limit.Nodes::count).orElse(most);
    Duration move =
        turn.budget().limit(Limit.MoveTime.class).map(Limit.MoveTime::time).orElse(LONG);
    Duration share = turn.budget().limit(Limit.Clock.class).map(Limits::share).orElse(LONG);
    Duration time = Collections.min(List.of(move, share, LONG));
    return new Limits(turn.stop(), Math.min(nodes, most), now + time.toNanos());
  }

  /**
   * Returns the time for one move on a clock: an equal share plus the increment, at most half of
   * the remaining time.
   */
  private static Duration share(Limit.Clock clock) {
    Duration even = clock.left().dividedBy(MOVES_TO_COME).plus(clock.increment());
    return Collections.min(List.of(even, clock.left().dividedBy(2)));
  }

  boolean reached(long played) {
    return played >= games || System.nanoTime() - deadline >= 0 || stop.requested();
  }
}
