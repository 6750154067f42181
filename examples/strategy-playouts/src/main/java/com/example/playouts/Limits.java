package com.example.playouts;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/**
 * When an answer is due.
 *
 * @param stop the wish to have it now
 * @param games so many at most
 * @param deadline when time is up, by {@link System#nanoTime}
 */
record Limits(Stop stop, long games, long deadline) {

  /** Time enough, where there is no limit. */
  private static final Duration LONG = Duration.ofHours(1);

  /** A clock has to last for so many moves more. */
  private static final int MOVES_TO_COME = 25;

  /**
   * The limits of a turn. Each game is a look at one position, a node; a limit of depth is kept by
   * looking one move ahead.
   *
   * @param most how many games the user wants at most
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

  /** What one move may take of the clock: an even share and the increment, and not all there is. */
  private static Duration share(Limit.Clock clock) {
    Duration even = clock.left().dividedBy(MOVES_TO_COME).plus(clock.increment());
    return Collections.min(List.of(even, clock.left().dividedBy(2)));
  }

  boolean reached(long played) {
    return played >= games || System.nanoTime() - deadline >= 0 || stop.requested();
  }
}
