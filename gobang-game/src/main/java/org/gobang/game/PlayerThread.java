package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The single thread of a player: a daemon, so that a player which never returns does not keep the
 * application running, with the plugin's class loader as its context class loader.
 */
final class PlayerThread {

  private final ExecutorService executor;
  private volatile @Nullable Thread thread;

  PlayerThread(String name, ClassLoader loader) {
    executor =
        Executors.newSingleThreadExecutor(
            code -> {
              Thread made = new Thread(code, name);
              made.setDaemon(true);
              made.setContextClassLoader(loader);
              thread = made;
              return made;
            });
  }

  /**
   * Runs code after all tasks submitted before; its exceptions are wrapped in a {@link
   * ThrownByPluginException}.
   */
  <T> Future<T> submit(Callable<T> code) {
    return executor.submit(
        () -> {
          try {
            return code.call();
          } catch (Throwable thrown) {
            throw new ThrownByPluginException(thrown);
          }
        });
  }

  /** Runs code after all tasks submitted before; it must not throw. */
  void execute(Runnable code) {
    executor.execute(code);
  }

  /**
   * Lets submitted tasks finish, interrupts the running one after {@code grace}, and abandons the
   * thread after another. Tasks still queued then run should the thread ever become free: {@link
   * ExecutorService#shutdownNow} would discard them, and with them the closing of the player.
   *
   * @return whether the thread ended
   */
  boolean end(Duration grace) {
    return endsWithin(grace) || interruptAndEnd(grace);
  }

  /**
   * Interrupts the running task at once, and abandons the thread after {@code grace} as {@link
   * #end} does.
   *
   * @return whether the thread ended
   */
  boolean interruptAndEnd(Duration grace) {
    interrupt();
    return endsWithin(grace);
  }

  /** An interrupt of the waiting thread is kept for its caller and ends the wait. */
  private boolean endsWithin(Duration grace) {
    executor.shutdown();
    boolean interrupted = Thread.interrupted();
    try {
      return executor.awaitTermination(grace.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
      return false;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void interrupt() {
    Thread running = thread;
    if (running != null) {
      running.interrupt();
    }
  }
}
