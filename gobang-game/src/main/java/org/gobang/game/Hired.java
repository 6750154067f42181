package org.gobang.game;

import org.gobang.api.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * One instance of a player: made when it is first asked, as no clock runs then, and closed once,
 * when it is dismissed.
 */
final class Hired {

  private final PlayerSetup setup;
  private @Nullable GuardedPlayer player;
  private boolean dismissed;

  Hired(PlayerSetup setup) {
    this.setup = setup;
  }

  /**
   * Asks the player and waits for it, on one thread at a time.
   *
   * @param ready done when the player is there and the question is put
   * @throws org.gobang.api.RefusedException if the player cannot be had
   * @throws InterruptedException if the thread was interrupted, or the player dismissed; it is not
   *     to be asked again
   */
  Reply ask(GuardedTurn turn, Runnable ready) throws InterruptedException {
    GuardedPlayer asked = player(turn.board());
    ready.run();
    return asked.ask(turn);
  }

  private GuardedPlayer player(Board board) throws InterruptedException {
    synchronized (this) {
      if (player != null) {
        return player;
      }
    }
    GuardedPlayer made = GuardedPlayer.create(setup, board);
    synchronized (this) {
      if (!dismissed) {
        player = made;
        return made;
      }
    }
    made.close();
    throw new InterruptedException("dismissed while it was made");
  }

  /** Closes the player and waits for it, no longer than the guard does. */
  void dismiss() {
    GuardedPlayer closing;
    synchronized (this) {
      dismissed = true;
      closing = player;
    }
    if (closing != null) {
      closing.close();
    }
  }
}
