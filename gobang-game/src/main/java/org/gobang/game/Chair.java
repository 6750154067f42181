package org.gobang.game;

import java.util.concurrent.Executor;
import org.gobang.api.player.Seat;
import org.jspecify.annotations.Nullable;

/** One side's place: who sits there and, for a computer, the instance that plays. */
final class Chair {

  private final Seat seat;
  private final @Nullable PlayerSetup setup;
  private @Nullable Hired hired;

  private Chair(Seat seat, @Nullable PlayerSetup setup) {
    this.seat = seat;
    this.setup = setup;
  }

  /**
   * Finds out who sits down.
   *
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  static Chair of(Seat seat, PlayerSource players) {
    return new Chair(
        seat, seat instanceof Seat.Computer computer ? players.player(computer.who()) : null);
  }

  Seat seat() {
    return seat;
  }

  boolean person() {
    return setup == null;
  }

  /** The instance that plays: the one from the turn before, or a new one. */
  Hired player() {
    if (setup == null) {
      throw new IllegalStateException("a person sits here");
    }
    if (hired == null) {
      hired = new Hired(setup);
    }
    return hired;
  }

  /** Lets the instance go without waiting for it; the next turn is another one's. */
  void letGo(Executor crew) {
    if (hired != null) {
      crew.execute(hired::dismiss);
      hired = null;
    }
  }
}
