package org.gobang.cluster.game;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.arena.play.GameOrder;

/** Scales the time limits of a budget to the speed of a machine. */
public final class TimeScale {

  private TimeScale() {}

  /**
   * Returns whether a budget has time limits.
   *
   * @param budget the budget of each move
   * @return whether the budget has a time per move or a clock
   */
  public static boolean applies(Budget budget) {
    return budget.limit(Limit.MoveTime.class).isPresent()
        || budget.limit(Limit.Clock.class).isPresent();
  }

  static GameOrder scaled(GameOrder order, double scale) {
    return new GameOrder(
        order.number(),
        order.rules(),
        order.opening(),
        order.black(),
        order.white(),
        scaled(order.budget(), scale),
        order.adjudication());
  }

  /**
   * Returns a budget with scaled time limits.
   *
   * @param budget the budget
   * @param scale the factor of its times, more than 0
   * @return the budget with other times, and the same nodes and depth
   */
  public static Budget scaled(Budget budget, double scale) {
    return new Budget(budget.limits().stream().map(limit -> scaled(limit, scale)).toList());
  }

  private static Limit scaled(Limit limit, double scale) {
    if (limit instanceof Limit.MoveTime move) {
      Duration time = scaled(move.time(), scale);
      return new Limit.MoveTime(time.isZero() ? Duration.ofNanos(1) : time);
    }
    if (limit instanceof Limit.Clock clock) {
      return new Limit.Clock(scaled(clock.left(), scale), scaled(clock.increment(), scale));
    }
    return limit;
  }

  private static Duration scaled(Duration time, double scale) {
    return Duration.ofNanos(Math.round(time.toNanos() * scale));
  }
}
