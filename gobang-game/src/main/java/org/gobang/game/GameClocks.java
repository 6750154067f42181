package org.gobang.game;

import java.time.Duration;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameSetup;

/**
 * The current clocks of a game by seat. Each node stores the clocks at the start of its turn.
 * Returning to a node restores them.
 */
final class GameClocks {

  private Clocks clocks;

  /**
   * Creates the clocks of a newly opened game.
   *
   * @param swapped whether the players have swapped colours in the initial position
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

  /** Adds time to the running clock, at most the time that it has run. */
  void giveBack(Duration time, long now) {
    clocks = clocks.giveBack(time, now);
  }

  /**
   * Stops the running clock after subtracting the measured time of an engine that has answered or
   * failed.
   */
  void charge(Duration spent) {
    clocks = clocks.stopAfter(spent);
  }

  /**
   * Sets the clocks stopped by the move of a human.
   *
   * @return the time spent on the move
   */
  Duration stopped(GameNode before, Stone seat, Clocks stopped) {
    Duration began = kept(before).left(seat);
    clocks = stopped;
    return began.minus(stopped.left(seat));
  }

  /**
   * Stores the clocks at the node after a move. Adds the increment if the move ended the turn of
   * its player.
   */
  void moved(Stone seat, GameNode after) {
    if (after.position().seatToAct() != seat) {
      clocks = clocks.turnEnded(seat);
    }
    after.clocks(clocks);
  }

  /** Stores the clocks at a node, replacing previous ones. */
  void keep(GameNode node) {
    node.clocks(clocks);
  }

  /** Stores the clocks at a node and its ancestors up to the first one with clocks. */
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
