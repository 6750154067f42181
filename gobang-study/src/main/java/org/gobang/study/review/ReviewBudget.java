package org.gobang.study.review;

import java.time.Duration;
import java.util.List;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/**
 * What the judgements of a review may cost.
 *
 * @param quick the limits for each position in the first pass
 * @param full the limits for each doubtful position
 */
public record ReviewBudget(Budget quick, Budget full) {

  /** A fifth finds most mistakes: it is a ply or two less deep. */
  private static final int PART = 5;

  /** What is taken where nothing is said. */
  public static final ReviewBudget USUAL = of(Budget.of(new Limit.Nodes(100_000)));

  /**
   * The budget whose first pass takes a fifth of the time and nodes.
   *
   * @param full the limits for each doubtful position
   * @return the budget
   */
  public static ReviewBudget of(Budget full) {
    List<Limit> quick = full.limits().stream().map(ReviewBudget::part).toList();
    return new ReviewBudget(new Budget(quick), full);
  }

  private static Limit part(Limit limit) {
    if (limit instanceof Limit.Nodes nodes) {
      return new Limit.Nodes(Math.max(1, nodes.count() / PART));
    }
    if (limit instanceof Limit.MoveTime time) {
      Duration part = time.time().dividedBy(PART);
      return new Limit.MoveTime(part.isZero() ? time.time() : part);
    }
    return limit;
  }
}
