package org.gobang.presentation.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** What limits the moves of the next game, while it is being chosen. */
public final class LimitChoice {

  private Optional<Duration> moveTime;
  private Optional<Limit.Clock> clock;
  private Optional<Long> nodes;
  private Optional<Integer> depth;

  /** Creates the limits of the last game. */
  public LimitChoice(Budget last) {
    this.moveTime = last.limit(Limit.MoveTime.class).map(Limit.MoveTime::time);
    this.clock = last.limit(Limit.Clock.class);
    this.nodes = last.limit(Limit.Nodes.class).map(Limit.Nodes::count);
    this.depth = last.limit(Limit.Depth.class).map(Limit.Depth::plies);
  }

  /** What a computer has for a move; empty if that is not limited. */
  public Optional<Duration> moveTime() {
    return moveTime;
  }

  /** Chooses what a computer has for a move. */
  public void moveTime(Optional<Duration> time) {
    moveTime = time;
  }

  /** Returns the clock of each side; empty for none. */
  public Optional<Limit.Clock> clock() {
    return clock;
  }

  /** Chooses the clock. */
  public void clock(Optional<Limit.Clock> next) {
    clock = next;
  }

  /** Returns how many positions a computer looks at for a move; empty if that is not limited. */
  public Optional<Long> nodes() {
    return nodes;
  }

  /** Chooses how many positions a computer looks at for a move. */
  public void nodes(Optional<Long> count) {
    nodes = count;
  }

  /** Returns how many plies a computer looks ahead; empty if that is not limited. */
  public Optional<Integer> depth() {
    return depth;
  }

  /** Chooses how many plies a computer looks ahead. */
  public void depth(Optional<Integer> plies) {
    depth = plies;
  }

  /** Returns whether a limit is set that only experts see. */
  boolean isExpertSet() {
    return nodes.isPresent() || depth.isPresent();
  }

  /** Returns all of it. */
  public Budget budget() {
    List<Limit> limits = new ArrayList<>();
    nodes.map(Limit.Nodes::new).ifPresent(limits::add);
    depth.map(Limit.Depth::new).ifPresent(limits::add);
    moveTime.map(Limit.MoveTime::new).ifPresent(limits::add);
    clock.ifPresent(limits::add);
    return new Budget(limits);
  }
}
