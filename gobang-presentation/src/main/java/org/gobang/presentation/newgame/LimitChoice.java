package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** The limits of the next game while it is being chosen. */
public final class LimitChoice {

  /** The kinds, in the order in which a budget lists them. */
  private static final List<Class<? extends Limit>> KINDS =
      List.of(Limit.Nodes.class, Limit.Depth.class, Limit.MoveTime.class, Limit.Clock.class);

  private Budget budget;

  /** Creates the choice with the limits of the last game. */
  public LimitChoice(Budget last) {
    this.budget = last;
  }

  /** Returns the limit of a kind; empty for none. */
  public <L extends Limit> Optional<L> limit(Class<L> kind) {
    return budget.limit(kind);
  }

  /** Sets the limit of a kind; empty for none. */
  public <L extends Limit> void set(Class<L> kind, Optional<L> next) {
    budget =
        new Budget(
            KINDS.stream()
                .<Limit>flatMap(each -> (each == kind ? next : budget.limit(each)).stream())
                .toList());
  }

  /** Returns whether an expert limit is set. */
  boolean isExpertSet() {
    return LimitField.ALL.stream().anyMatch(each -> each.expert() && each.isOn(this));
  }

  /** Returns the complete budget. */
  public Budget budget() {
    return budget;
  }
}
