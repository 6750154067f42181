package org.gobang.game;

import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * A player instance that is created on the first request, while no clock runs, and replaced after a
 * failure to ponder.
 */
final class LazyPlayer {

  private final PlayerSetup setup;

  /** Held during a call of the player. */
  private final ReentrantLock calls = new ReentrantLock();

  private @Nullable GuardedPlayer player;
  private boolean closed;

  LazyPlayer(PlayerSetup setup) {
    this.setup = setup;
  }

  /**
   * Requests a move and waits for it. Waits for the end of pondering first.
   *
   * @param ready called when the player is created, before it receives the turn
   * @throws org.gobang.api.RefusedException if the player cannot be created
   * @throws InterruptedException if the thread was interrupted or the player closed; the instance
   *     must not be used again
   */
  PlayerReply ask(GuardedTurn turn, Runnable ready) throws InterruptedException {
    calls.lockInterruptibly();
    try {
      GuardedPlayer guarded = player(turn.board());
      ready.run();
      return guarded.ask(turn);
    } finally {
      calls.unlock();
    }
  }

  /**
   * Lets the player ponder and waits for the end. Has no effect before the creation of the player
   * or after the stop.
   *
   * @param failed receives its failure before the next request, which creates another player
   * @throws InterruptedException if the thread was interrupted; the instance must not be used again
   */
  void ponder(GuardedTurn turn, Consumer<PlayerReply.Failed> failed) throws InterruptedException {
    calls.lockInterruptibly();
    try {
      GuardedPlayer pondering;
      synchronized (this) {
        pondering = player;
      }
      if (pondering == null || turn.stop().requested()) {
        return;
      }
      Optional<PlayerReply.Failed> failure = pondering.ponder(turn);
      if (failure.isPresent()) {
        failed.accept(failure.get());
        synchronized (this) {
          player = null;
        }
        pondering.close();
      }
    } finally {
      calls.unlock();
    }
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

  /** Closes the player. Waits at most as long as {@link GuardedPlayer#close}. */
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
