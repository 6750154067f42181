package org.gobang.presentation.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** The limits of the next game while it is being chosen. */
public final class LimitChoice {

  private Optional<Duration> moveTime;
  private Optional<Limit.Clock> clock;
  private Optional<Long> nodes;
  private Optional<Integer> depth;

  /** Creates the choice with the limits of the last game. */
  public LimitChoice(Budget last) {
    this.moveTime = last.limit(Limit.MoveTime.class).map(Limit.MoveTime::time);
    this.clock = last.limit(Limit.Clock.class);
    this.nodes = last.limit(Limit.Nodes.class).map(Limit.Nodes::count);
    this.depth = last.limit(Limit.Depth.class).map(Limit.Depth::plies);
  }

  /** Returns the time per move of computers; empty if it is not limited. */
  public Optional<Duration> moveTime() {
    return moveTime;
  }

  /** Sets the time per move of computers. */
  public void moveTime(Optional<Duration> time) {
    moveTime = time;
  }

  /** Returns the clock of each side; empty for none. */
  public Optional<Limit.Clock> clock() {
    return clock;
  }

  /** Sets the clock. */
  public void clock(Optional<Limit.Clock> next) {
    clock = next;
  }

  /** Returns the nodes per move of computers; empty if they are not limited. */
  public Optional<Long> nodes() {
    return nodes;
  }

  /** Sets the nodes per move of computers. */
  public void nodes(Optional<Long> count) {
    nodes = count;
  }

  /** Returns the search depth of computers in plies; empty if it is not limited. */
  public Optional<Integer> depth() {
    return depth;
  }

  /** Sets the search depth of computers in plies. */
  public void depth(Optional<Integer> plies) {
    depth = plies;
  }

  /** Returns whether an expert limit is set. */
  boolean isExpertSet() {
    return nodes.isPresent() || depth.isPresent();
  }

  /** Returns the complete budget. */
  public Budget budget() {
    List<Limit> limits = new ArrayList<>();
    nodes.map(Limit.Nodes::new).ifPresent(limits::add);
    depth.map(Limit.Depth::new).ifPresent(limits::add);
    moveTime.map(Limit.MoveTime::new).ifPresent(limits::add);
    clock.ifPresent(limits::add);
    return new Budget(limits);
  }
}
