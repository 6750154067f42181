package org.gobang.game;

import org.gobang.api.board.Board;
import org.jspecify.annotations.Nullable;

/** A player instance that is created on the first request, while no clock runs. */
final class LazyPlayer {

  private final PlayerSetup setup;
  private @Nullable GuardedPlayer player;
  private boolean closed;

  LazyPlayer(PlayerSetup setup) {
    this.setup = setup;
  }

  /**
   * Requests a move and waits for it; called from one thread at a time.
   *
   * @param ready run when the player is created, before it receives the turn
   * @throws org.gobang.api.RefusedException if the player cannot be created
   * @throws InterruptedException if the thread was interrupted or the player closed; the instance
   *     must not be used again
   */
  PlayerReply ask(GuardedTurn turn, Runnable ready) throws InterruptedException {
    GuardedPlayer guarded = player(turn.board());
    ready.run();
    return guarded.ask(turn);
  }

  private GuardedPlayer player(Board board) throws InterruptedException {
    synchronized (this) {
      if (player != null) {
        return player;
      }
    }
    GuardedPlayer made = GuardedPlayer.create(setup, board);
    synchronized (this) {
      if (!closed) {
        player = made;
        return made;
      }
    }
    made.close();
    throw new InterruptedException("closed while being created");
  }

  /** Closes the player; waits at most as long as {@link GuardedPlayer#close} does. */
  void close() {
    GuardedPlayer closing;
    synchronized (this) {
      closed = true;
      closing = player;
    }
    if (closing != null) {
      closing.close();
    }
  }
}
