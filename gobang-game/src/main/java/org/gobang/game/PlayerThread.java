package org.gobang.game;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The single thread of a player, with the class loader of the plugin as the context class loader.
 * It is a daemon thread, so that a player that never returns does not block the exit of the
 * application.
 */
final class PlayerThread {

  /** The threads whose tasks may still run. */
  private static final Set<PlayerThread> RUNNING = ConcurrentHashMap.newKeySet();

  private final ExecutorService executor;
  private volatile @Nullable Thread thread;
  private volatile @Nullable Future<?> last;

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
    RUNNING.add(this);
  }

  /**
   * Cancels the tasks that have called {@link System#exit} and will never return. To be called when
   * the process is ending.
   *
   * @return whether any tasks were newly cancelled
   */
  static boolean cancelExiting() {
    return RUNNING.removeIf(PlayerThread::cancelIfExiting);
  }

  private boolean cancelIfExiting() {
    Future<?> task = last;
    return task != null && isExiting() && task.cancel(false);
  }

  private boolean isExiting() {
    Thread running = thread;
    return running != null
        && Arrays.stream(running.getStackTrace())
            .anyMatch(
                frame ->
                    frame.getClassName().equals(Runtime.class.getName())
                        && frame.getMethodName().equals("exit"));
  }

  /**
   * Runs code after all previously submitted tasks. Exceptions are wrapped in a {@link
   * ThrownByPluginException}.
   */
  <T> Future<T> submit(Callable<T> code) {
    Future<T> task =
        executor.submit(
            () -> {
              try {
                return code.call();
              } catch (Throwable thrown) {
                throw new ThrownByPluginException(thrown);
              }
            });
    last = task;
    return task;
  }

  /** Returns the thread; empty before it has started. */
  Optional<Thread> thread() {
    return Optional.ofNullable(thread);
  }

  /** Runs code after all previously submitted tasks. The code must not throw. */
  void execute(Runnable code) {
    executor.execute(code);
  }

  /**
   * Lets submitted tasks finish, interrupts the running task after {@code grace}, and abandons the
   * thread after a second {@code grace}. Tasks still queued then run should the thread ever become
   * free: {@link ExecutorService#shutdownNow} would discard them, and with them the closing of the
   * player.
   *
   * @return whether the thread ended
   */
  boolean end(Duration grace) {
    return endsWithin(grace) || interruptAndEnd(grace);
  }

  /**
   * Interrupts the running task at once and abandons the thread after {@code grace}, as {@link
   * #end} does.
   *
   * @return whether the thread ended
   */
  boolean interruptAndEnd(Duration grace) {
    interrupt();
    return endsWithin(grace);
  }

  /**
   * Waits for the end of the thread; an interrupt of the waiting thread ends the wait and is
   * restored.
   */
  private boolean endsWithin(Duration grace) {
    executor.shutdown();
    boolean interrupted = Thread.interrupted();
    try {
      boolean ended = executor.awaitTermination(grace.toMillis(), TimeUnit.MILLISECONDS);
      if (ended) {
        RUNNING.remove(this);
      }
      return ended;
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
