package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The one thread on which a player lives. A daemon, so that a player which never returns does not
 * keep the application from ending; with the plugin's class loader as its context loader.
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
   * Runs code after all that was submitted before. What it throws comes as a {@link
   * ThrownByPluginException} around it.
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

  /** Runs code after all that was submitted before; it must not throw. */
  void execute(Runnable code) {
    executor.execute(code);
  }

  /**
   * Lets what was submitted run, interrupts it after {@code grace}, and abandons it after another
   * one. Whatever is still waiting then runs all the same, should the thread come free after all:
   * {@link ExecutorService#shutdownNow} would throw it away, and with it the closing of the player.
   *
   * @return whether the thread ended
   */
  boolean end(Duration grace) {
    return endsWithin(grace) || leave(grace);
  }

  /**
   * Interrupts what runs at once, and abandons it after {@code grace}, as {@link #end} does.
   *
   * @return whether the thread ended
   */
  boolean leave(Duration grace) {
    interrupt();
    return endsWithin(grace);
  }

  /** An interrupt to whoever waits is one to the player, too. */
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
