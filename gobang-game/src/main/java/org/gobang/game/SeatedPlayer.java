package org.gobang.game;

import java.util.concurrent.Executor;
import org.gobang.api.player.Seat;
import org.jspecify.annotations.Nullable;

/** The player of one side: its seat and, for a computer, the current player instance. */
final class SeatedPlayer {

  private final Seat seat;
  private final @Nullable PlayerSetup setup;
  private @Nullable LazyPlayer instance;
  private boolean ponders;

  private SeatedPlayer(Seat seat, @Nullable PlayerSetup setup) {
    this.seat = seat;
    this.setup = setup;
    this.ponders = setup != null;
  }

  /**
   * Resolves the player of a seat.
   *
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  static SeatedPlayer of(Seat seat, PlayerSource players) {
    return new SeatedPlayer(
        seat, seat instanceof Seat.Computer computer ? players.player(computer.who()) : null);
  }

  Seat seat() {
    return seat;
  }

  boolean person() {
    return setup == null;
  }

  /** Whether it may think in the opponent's time: a computer that has not failed to. */
  boolean ponders() {
    return ponders;
  }

  /** Has it ponder no more, as it failed. */
  void endPondering() {
    ponders = false;
  }

  /** The current instance, created on the first call and after each {@link #release}. */
  LazyPlayer instance() {
    if (setup == null) {
      throw new IllegalStateException("a person plays this side");
    }
    if (instance == null) {
      instance = new LazyPlayer(setup);
    }
    return instance;
  }

  /** Closes the instance on an executor and forgets it; the next turn uses a new one. */
  void release(Executor executor) {
    if (instance != null) {
      executor.execute(instance::close);
      instance = null;
    }
  }
}
