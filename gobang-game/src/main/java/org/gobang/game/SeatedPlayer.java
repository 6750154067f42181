package org.gobang.game;

import java.util.concurrent.Executor;
import org.gobang.api.player.Seat;
import org.jspecify.annotations.Nullable;

/** The player of one side: its seat and, for a computer, the current player instance. */
final class SeatedPlayer {

  private final Seat seat;
  private final @Nullable PlayerSetup setup;
  private final boolean rated;
  private @Nullable LazyPlayer instance;
  private boolean ponders;

  private SeatedPlayer(Seat seat, @Nullable PlayerSetup setup, boolean rated) {
    this.seat = seat;
    this.setup = setup;
    this.rated = rated;
    this.ponders = setup != null;
  }

  /**
   * Resolves the player of a seat.
   *
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  static SeatedPlayer of(Seat seat, PlayerSource players) {
    if (!(seat instanceof Seat.Computer computer)) {
      return new SeatedPlayer(seat, null, true);
    }
    PlayerSetup setup = players.player(computer.who());
    return new SeatedPlayer(
        seat, setup, RatedSettings.allow(setup.provider(), computer.who().options()));
  }

  Seat seat() {
    return seat;
  }

  boolean person() {
    return setup == null;
  }

  /** Returns whether the player is a human, or a computer with rated options. */
  boolean rated() {
    return rated;
  }

  /** Returns whether the player may ponder: a computer that has not failed to. */
  boolean ponders() {
    return ponders;
  }

  /** Disables pondering after a failure. */
  void endPondering() {
    ponders = false;
  }

  /** Returns the current instance, created on the first call and after each {@link #release}. */
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
