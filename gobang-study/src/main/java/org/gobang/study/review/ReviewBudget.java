package org.gobang.study.review;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/**
 * The budgets for the passes of a review.
 *
 * @param quick the limits for each position in the first pass
 * @param full the limits for each position around a questionable move
 * @param confirming the limits for each position around a mistake or worse
 */
public record ReviewBudget(Budget quick, Budget full, Budget confirming) {

  /**
   * The share of the quick pass. A fifth is enough to find most mistakes, because the search is
   * only one or two plies shallower.
   */
  private static final double QUICK = 1.0 / 5;

  /**
   * The factor of the confirming pass. A mistake confirmed with ten times the budget is a mistake
   * for a much stronger player.
   */
  private static final double CONFIRMING = 10;

  /** The default budget. */
  public static final ReviewBudget USUAL = of(Budget.of(new Limit.Nodes(100_000)));

  /**
   * Returns a budget in which the first pass has a fifth of the time and nodes, and the last pass
   * ten times as much.
   *
   * @param full the limits for each position around a questionable move
   * @return the budget
   */
  public static ReviewBudget of(Budget full) {
    return new ReviewBudget(times(QUICK, full), full, times(CONFIRMING, full));
  }

  private static Budget times(double factor, Budget budget) {
    return new Budget(budget.limits().stream().map(limit -> times(factor, limit)).toList());
  }

  private static Limit times(double factor, Limit limit) {
    if (limit instanceof Limit.Nodes nodes) {
      return new Limit.Nodes(Math.max(1, (long) (factor * nodes.count())));
    }
    if (limit instanceof Limit.MoveTime time) {
      long nanos = (long) (factor * time.time().toNanos());
      return new Limit.MoveTime(Duration.ofNanos(Math.max(1, nanos)));
    }
    return limit;
  }
}
