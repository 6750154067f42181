package org.gobang.plugins;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.workbench.Refusal;

/**
 * Where providers are loaded and asked about themselves: each on a daemon thread of its own, with
 * its class loader as the context's, and no longer than a limit. One that got stuck is interrupted
 * and left alone. Only those that come with the application are trusted to do without.
 *
 * @param limit how long a provider may take to load and to describe itself
 */
record Guard(Duration limit) {

  /** The limit that holds unless a test has another. */
  static final Duration LIMIT = Duration.ofSeconds(2);

  /**
   * Runs code of a plugin and waits for it, whether the calling thread is interrupted or not.
   *
   * @param provider what the plugin is called in sentences
   * @throws PluginRefusedException if it throws anything or is not done in time
   */
  <T> T call(String provider, ClassLoader loader, Callable<T> code) throws PluginRefusedException {
    FutureTask<T> task = new FutureTask<>(() -> refusing(provider, code));
    // A thread each costs less than a pool does: most of the time is the loading of its classes.
    Thread thread = new Thread(task, "gobang-plugin-" + provider);
    thread.setDaemon(true);
    thread.setContextClassLoader(loader);
    thread.start();
    boolean interrupted = false;
    long end = System.nanoTime() + limit.toNanos();
    try {
      while (true) {
        try {
          return task.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      throw Fault.refusal(provider, e.getCause() == null ? e : e.getCause());
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new PluginRefusedException(
          Refusal.TOO_SLOW, provider + " was not ready within " + seconds(), e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Runs code on the calling thread: for what comes with the application, as a thread each would be
   * a good part of the start.
   *
   * @param provider what its provider is called in sentences
   * @throws PluginRefusedException if it throws anything
   */
  static <T> T trust(String provider, Callable<T> code) throws PluginRefusedException {
    return refusing(provider, code);
  }

  /** What the plugin throws is put into words here, where it may loop or throw again. */
  private static <T> T refusing(String provider, Callable<T> code) throws PluginRefusedException {
    try {
      return code.call();
    } catch (Throwable thrown) {
      throw Fault.refusal(provider, thrown);
    }
  }

  private String seconds() {
    return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }
}
