package org.gobang.presentation.advice;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;

/**
 * How much of what a move may cost is used up. Of several limits it is the one that is used the
 * most, since the first that is reached ends the search. A clock is none of them: it runs through
 * the game, and is shown beside its player.
 *
 * @param kind of which limit
 * @param used the part of it, from 0 to 1
 */
public record BudgetUse(Kind kind, double used) {

  /** What a move may cost. */
  public enum Kind {
    /** Time for the move. */
    TIME,

    /** Nodes that are searched. */
    NODES,

    /** Depth of the search. */
    DEPTH
  }

  /**
   * What is used of a budget.
   *
   * @param spent since the computer began
   * @param told what it last reported of its search
   * @return empty if nothing limits a move
   */
  public static Optional<BudgetUse> of(Budget budget, Duration spent, Optional<Insight.Line> told) {
    return budget.limits().stream()
        .flatMap(limit -> of(limit, spent, told).stream())
        .max(Comparator.comparingDouble(BudgetUse::used));
  }

  private static Optional<BudgetUse> of(Limit limit, Duration spent, Optional<Insight.Line> told) {
    if (limit instanceof Limit.MoveTime time) {
      return Optional.of(use(Kind.TIME, spent.toNanos(), time.time().toNanos()));
    }
    if (limit instanceof Limit.Nodes nodes) {
      return Optional.of(use(Kind.NODES, told.map(Insight.Line::nodes).orElse(0L), nodes.count()));
    }
    if (limit instanceof Limit.Depth depth) {
      return Optional.of(use(Kind.DEPTH, told.map(Insight.Line::depth).orElse(0), depth.plies()));
    }
    return Optional.empty();
  }

  private static BudgetUse use(Kind kind, long used, long all) {
    return new BudgetUse(kind, Math.max(0, Math.min(1, (double) used / all)));
  }
}
