package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The one thread on which a player lives. A daemon, so that a player which never returns does not
 * keep the application from ending; with the plugin's class loader as its context loader.
 */
final class PlayerThread {

  private final ExecutorService executor;

  PlayerThread(String name, ClassLoader loader) {
    executor =
        Executors.newSingleThreadExecutor(
            code -> {
              Thread thread = new Thread(code, name);
              thread.setDaemon(true);
              thread.setContextClassLoader(loader);
              return thread;
            });
  }

  /** Runs code after all that was submitted before. */
  <T> Future<T> submit(Callable<T> code) {
    return executor.submit(code);
  }

  /** Runs code after all that was submitted before; it must not throw. */
  void execute(Runnable code) {
    executor.execute(code);
  }

  /** Whether {@link #end} was called. */
  boolean ending() {
    return executor.isShutdown();
  }

  /**
   * Lets what was submitted finish, interrupts it after {@code grace}, and abandons it after
   * another one.
   *
   * @return whether the thread ended
   */
  boolean end(Duration grace) {
    executor.shutdown();
    boolean interrupted = Thread.interrupted();
    try {
      if (executor.awaitTermination(grace.toMillis(), TimeUnit.MILLISECONDS)) {
        return true;
      }
      executor.shutdownNow();
      return executor.awaitTermination(grace.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
      executor.shutdownNow();
      return false;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
