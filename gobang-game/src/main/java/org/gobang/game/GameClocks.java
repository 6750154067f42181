package org.gobang.game;

import java.time.Duration;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameSetup;

/**
 * The current clocks of a game. Each node keeps those that its turn began with, so that a return to
 * it restores them.
 */
final class GameClocks {

  private Clocks clocks;

  GameClocks(GameSetup setup) {
    this.clocks = Clocks.of(setup.budget(), setup.left());
  }

  /** The clocks now. */
  Clocks current() {
    return clocks;
  }

  void run(Stone stone, long now) {
    clocks = clocks.run(stone, now);
  }

  void stop(long now) {
    clocks = clocks.stop(now);
  }

  /**
   * Stops the clock that runs, charged with a time measured elsewhere: that of a computer that
   * moved, lost, or waits for its move to be shown.
   */
  void charge(Duration spent) {
    clocks = clocks.stopAfter(spent);
  }

  /**
   * Takes the clocks that were stopped when a person moved.
   *
   * @return the time that the move took
   */
  Duration stopped(GameNode before, Stone stone, Clocks stopped) {
    Duration began = kept(before).left(stone);
    clocks = stopped;
    return began.minus(stopped.left(stone));
  }

  /**
   * Adds the increment if a move ended the turn of its side, and keeps the clocks at the node after
   * it.
   */
  void moved(Stone stone, GameNode after) {
    if (after.position().toMove() != stone) {
      clocks = clocks.turnEnded(stone);
    }
    after.clocks(clocks);
  }

  /** Keeps the clocks at a node, in place of those that it has. */
  void keep(GameNode node) {
    node.clocks(clocks);
  }

  /** Keeps the clocks at a node and its ancestors, up to the first that has some. */
  void fill(GameNode node) {
    for (GameNode each = node; each != null && each.clocks() == null; each = each.parent()) {
      each.clocks(clocks);
    }
  }

  /** Restores the clocks that a node keeps. */
  void restore(GameNode node) {
    clocks = kept(node);
  }

  private Clocks kept(GameNode node) {
    Clocks kept = node.clocks();
    return kept == null ? clocks : kept;
  }
}
