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
 * One call of a player on its thread, which is interrupted unless it ends within the grace after
 * its stop. To be waited for once.
 *
 * @param <T> what the player returns
 */
final class PlayerCall<T> {

  private final GuardedTurn turn;
  private final long begun = System.nanoTime();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Future<T> task;

  /**
   * Starts a call.
   *
   * @param turn what the player is called with
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
   * @param limit when the stop is requested
   * @param full whether an answer counts only if it comes before
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
   * Waits for the end of a call that must end once its stop is requested, as it may be by others.
   *
   * @param limit when it is requested here
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

  /** Waits for the call. */
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
