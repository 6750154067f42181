package org.gobang.study.review;

import java.time.Duration;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/**
 * What the judgements of a review may cost.
 *
 * @param quick the limits for each position in the first pass
 * @param full the limits for each position around a doubtful move
 * @param confirming the limits for each position around a mistake or worse
 */
public record ReviewBudget(Budget quick, Budget full, Budget confirming) {

  /** A fifth finds most mistakes: it is a ply or two less deep. */
  private static final double QUICK = 1.0 / 5;

  /** What ten times as much sees too is a mistake for a much stronger player. */
  private static final double CONFIRMING = 10;

  /** What is taken where nothing is said. */
  public static final ReviewBudget USUAL = of(Budget.of(new Limit.Nodes(100_000)));

  /**
   * Returns the budget whose first round takes a fifth of the time and nodes, and whose last takes
   * ten times as much.
   *
   * @param full the limits for each position around a doubtful move
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
