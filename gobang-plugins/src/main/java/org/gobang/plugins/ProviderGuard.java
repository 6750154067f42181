package org.gobang.plugins;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.workbench.Refusal;

/**
 * Loads and checks providers. Each provider runs on a separate daemon thread with a time limit and
 * with its class loader as the context class loader. A thread that exceeds it is interrupted and
 * abandoned. Only bundled providers run on the caller's thread.
 *
 * @param limit the time limit for loading and checking a provider
 */
record ProviderGuard(Duration limit) {

  /** The default time limit. Tests use others. */
  static final Duration LIMIT = Duration.ofSeconds(2);

  /**
   * Returns a guard for calls of a provider; empty for a bundled provider, which does not need one.
   */
  static Optional<ProviderGuard> unlessBundled(Object provider, Duration limit) {
    return ProviderOrigin.of(provider.getClass()).isBundled()
        ? Optional.empty()
        : Optional.of(new ProviderGuard(limit));
  }

  /**
   * Runs code of a plugin and waits for it, even if the calling thread is interrupted.
   *
   * @param provider the plugin's name in messages
   * @throws PluginRefusedException if it throws anything or exceeds the limit
   */
  <T> T call(Object provider, ClassLoader loader, Callable<T> code) throws PluginRefusedException {
    Properties properties = PluginContext.properties();
    FutureTask<T> task = new FutureTask<>(() -> refuseOnError(provider, code));
    // A new thread each time costs less than loading the classes of a pool.
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
      throw ProviderErrors.refusal(provider, e.getCause() == null ? e : e.getCause());
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new PluginRefusedException(e, Refusal.TOO_SLOW, provider, seconds());
    } finally {
      PluginContext.restore(properties, provider);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Runs code of a provider on the current thread. This is the thread of a guard, because
   * formatting the exception of a plugin may loop or throw again, or the thread of the caller for a
   * bundled provider, because separate threads would slow down the start.
   *
   * @param provider the provider's name in messages
   * @throws PluginRefusedException if it throws anything
   */
  static <T> T refuseOnError(Object provider, Callable<T> code) throws PluginRefusedException {
    try {
      return code.call();
    } catch (Throwable thrown) {
      throw ProviderErrors.refusal(provider, thrown);
    }
  }

  /** Returns the time limit as text for messages. */
  String seconds() {
    return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }
}
