package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.Move;
import org.jspecify.annotations.Nullable;

/**
 * One call of a player on the player's thread. If the call does not return within the grace period
 * after the stop, the thread is interrupted. Callers must wait for it once.
 *
 * @param <T> the type of the answer
 */
final class PlayerCall<T> {

  private final GuardedTurn turn;
  private final long begun = System.nanoTime();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Future<T> task;

  /**
   * Starts a call.
   *
   * @param turn the turn passed to the player
   * @param code calls the player
   */
  PlayerCall(PlayerThread thread, GuardedTurn turn, Callable<T> code) {
    this.turn = turn;
    this.task =
        thread.submit(
            () -> {
              try {
                return code.call();
              } finally {
                ended.countDown();
              }
            });
  }

  /** Returns the time since the start of the call. */
  Duration spent() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /** Returns the moves on the board of the turn, for messages. */
  List<Move> moves() {
    return turn.board().moves();
  }

  /**
   * Waits for the answer.
   *
   * @param limit the time after which the stop is requested
   * @param full whether only answers before the stop count
   */
  @Nullable T answer(Duration limit, boolean full)
      throws InterruptedException, ExecutionException, TimeoutException {
    return await(
        () -> {
          try {
            return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
          } catch (TimeoutException timeIsUp) {
            turn.requestStop();
            T late = withinGrace();
            if (full) {
              throw timeIsUp;
            }
            return late;
          }
        });
  }

  /**
   * Waits for a call that must return after the stop. Other threads may request the stop too.
   *
   * @param limit the time after which the stop is requested
   */
  void end(Duration limit) throws InterruptedException, ExecutionException, TimeoutException {
    turn.stop().onRequest(ended::countDown);
    await(
        () -> {
          if (!ended.await(limit.toNanos(), TimeUnit.NANOSECONDS)) {
            turn.requestStop();
          }
          return withinGrace();
        });
  }

  private @Nullable T withinGrace()
      throws InterruptedException, ExecutionException, TimeoutException {
    return task.get(GuardedPlayer.GRACE.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Waits until the call returns. */
  private interface Wait<T> {
    @Nullable T run() throws InterruptedException, ExecutionException, TimeoutException;
  }

  private @Nullable T await(Wait<T> wait)
      throws InterruptedException, ExecutionException, TimeoutException {
    try {
      return wait.run();
    } catch (InterruptedException e) {
      turn.drop();
      throw e;
    } finally {
      turn.answered();
      task.cancel(true);
    }
  }
}
