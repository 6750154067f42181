package org.gobang.game;

import java.util.concurrent.Executor;
import org.gobang.api.player.Seat;
import org.jspecify.annotations.Nullable;

/** The player of one side: the seat and, for an engine, the current player instance. */
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
   * Returns the player for a seat.
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

  /** Returns whether the player is a human or an engine with rated options. */
  boolean rated() {
    return rated;
  }

  /**
   * Returns whether the player is an engine that may ponder. An engine that failed to ponder may
   * not.
   */
  boolean ponders() {
    return ponders;
  }

  /** Disables pondering after a failure. */
  void endPondering() {
    ponders = false;
  }

  /** Returns the current instance. The first call, also after {@link #release}, creates it. */
  LazyPlayer instance() {
    if (setup == null) {
      throw new IllegalStateException("a person plays this side");
    }
    if (instance == null) {
      instance = new LazyPlayer(setup);
    }
    return instance;
  }

  /** Closes the instance on an executor. The next turn uses a new one. */
  void release(Executor executor) {
    if (instance != null) {
      executor.execute(instance::close);
      instance = null;
    }
  }
}
