package org.gobang.game;

import java.time.Duration;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameSetup;

/**
 * The current clocks of a game, by seats. Each node keeps those that its turn started with, so that
 * a return to it restores them.
 */
final class GameClocks {

  private Clocks clocks;

  /**
   * Creates the clocks of a game that is opened.
   *
   * @param swapped whether the players have swapped colours where it starts
   */
  GameClocks(GameSetup setup, boolean swapped) {
    this.clocks = Clocks.of(setup.budget(), bySeat(setup.left(), swapped));
  }

  /** Converts times by side to times by seat, or vice versa. */
  private static Map<Stone, Duration> bySeat(Map<Stone, Duration> left, boolean swapped) {
    return left.isEmpty() || !swapped
        ? left
        : Map.of(
            Stone.BLACK, left.get(Stone.WHITE),
            Stone.WHITE, left.get(Stone.BLACK));
  }

  /** Returns the remaining times of both sides; empty without clocks. */
  Map<Stone, Duration> left(boolean swapped, long now) {
    return bySeat(clocks.left(now), swapped);
  }

  /** Returns the current clocks. */
  Clocks current() {
    return clocks;
  }

  void run(Stone seat, long now) {
    clocks = clocks.run(seat, now);
  }

  void stop(long now) {
    clocks = clocks.stop(now);
  }

  /** Gives a time back to the clock that runs, but no more than it has run. */
  void giveBack(Duration time, long now) {
    clocks = clocks.giveBack(time, now);
  }

  /**
   * Stops the clock that runs, charged with a time measured elsewhere: that of a computer that
   * moved, lost, or waits for its move to be shown.
   */
  void charge(Duration spent) {
    clocks = clocks.stopAfter(spent);
  }

  /**
   * Takes over the clocks that were stopped when a human moved.
   *
   * @return the time spent on the move
   */
  Duration stopped(GameNode before, Stone seat, Clocks stopped) {
    Duration began = kept(before).left(seat);
    clocks = stopped;
    return began.minus(stopped.left(seat));
  }

  /**
   * Adds the increment if a move ended the turn of its player, and stores the clocks at the node
   * after it.
   */
  void moved(Stone seat, GameNode after) {
    if (after.position().seatToAct() != seat) {
      clocks = clocks.turnEnded(seat);
    }
    after.clocks(clocks);
  }

  /** Stores the clocks at a node, replacing those stored there. */
  void keep(GameNode node) {
    node.clocks(clocks);
  }

  /** Stores the clocks at a node and its ancestors, up to the first that has clocks. */
  void fill(GameNode node) {
    for (GameNode each = node; each != null && each.clocks() == null; each = each.parent()) {
      each.clocks(clocks);
    }
  }

  /** Restores the clocks stored at a node. */
  void restore(GameNode node) {
    clocks = kept(node);
  }

  private Clocks kept(GameNode node) {
    Clocks kept = node.clocks();
    return kept == null ? clocks : kept;
  }
}
