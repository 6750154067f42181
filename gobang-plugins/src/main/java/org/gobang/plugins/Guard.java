package org.gobang.plugins;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.render.Refusal;

/**
 * Where providers are loaded and asked about themselves: on a daemon thread, with the plugin's
 * class loader as the context's, and with a limit to each. A thread that got stuck is abandoned,
 * and the next provider gets a new one.
 */
final class Guard implements AutoCloseable {

  /** How long a provider may take to load and to describe itself. */
  static final Duration LIMIT = Duration.ofSeconds(2);

  private final Duration limit;
  private ExecutorService worker = worker();

  Guard(Duration limit) {
    this.limit = limit;
  }

  private static ExecutorService worker() {
    return Executors.newSingleThreadExecutor(
        code -> {
          Thread thread = new Thread(code, "gobang-plugins");
          thread.setDaemon(true);
          return thread;
        });
  }

  /**
   * Runs code of a plugin and waits for it.
   *
   * @param provider what the plugin is called in sentences
   * @throws PluginRefusedException if it throws anything or is not done in time
   */
  <T> T call(String provider, ClassLoader loader, Callable<T> code) throws PluginRefusedException {
    Future<T> answer =
        worker.submit(
            () -> {
              try {
                return Context.of(loader, code::call);
              } catch (Throwable thrown) {
                throw Fault.refusal(provider, thrown);
              }
            });
    boolean interrupted = false;
    long end = System.nanoTime() + limit.toNanos();
    try {
      while (true) {
        try {
          return answer.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      throw Fault.refusal(provider, e.getCause() == null ? e : e.getCause());
    } catch (TimeoutException e) {
      worker.shutdownNow();
      worker = worker();
      throw new PluginRefusedException(
          Refusal.TOO_SLOW, provider + " was not ready within " + seconds(), e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private String seconds() {
    return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }

  @Override
  public void close() {
    worker.shutdown();
  }
}
