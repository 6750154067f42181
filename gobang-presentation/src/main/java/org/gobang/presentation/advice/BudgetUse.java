package org.gobang.presentation.advice;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;

/**
 * The used part of a move budget. If several limits exist, the most used one is shown, since the
 * search stops at the first reached limit. Clocks are excluded: they run through the game and are
 * shown beside the player.
 *
 * @param kind the limit
 * @param used the used part, from 0 to 1
 */
public record BudgetUse(Kind kind, double used) {

  /** The kinds of limits per move. */
  public enum Kind {
    /** Time per move. */
    TIME,

    /** Number of searched nodes. */
    NODES,

    /** Search depth. */
    DEPTH
  }

  /**
   * Returns the used part of a budget.
   *
   * @param spent the time since the engine started
   * @param told the last report on the search
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
