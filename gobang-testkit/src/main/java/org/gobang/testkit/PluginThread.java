package org.gobang.testkit;

import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A thread for the code of a plugin. A plugin that hangs fails the test instead of blocking it. */
final class PluginThread implements AutoCloseable {

  static final String NAME = "gobang-testkit";

  private final ExecutorService executor;
  private final Duration patience;
  private volatile @Nullable Thread own;
  private volatile boolean hangs;

  /**
   * Creates a daemon thread, as in the host.
   *
   * @param patience the time after which a call is reported as hanging
   */
  PluginThread(ThreadGroup group, @Nullable ClassLoader loader, Duration patience) {
    this.patience = patience;
    executor =
        Executors.newSingleThreadExecutor(
            code -> {
              Thread made = new Thread(group, code, NAME);
              made.setDaemon(true);
              made.setContextClassLoader(loader);
              own = made;
              return made;
            });
  }

  <T> Future<T> submit(Callable<T> code) {
    return executor.submit(code);
  }

  /**
   * Runs code and returns the result. Fails if the code throws an exception or hangs.
   *
   * @param what the called method, for failure messages
   */
  <T> T call(Promise promise, String what, Callable<T> code) {
    return await(submit(code), promise, what);
  }

  /** Returns the result of submitted code. Fails if the code throws an exception or hangs. */
  <T> T await(Future<T> result, Promise promise, String what) {
    try {
      return get(result, promise, what);
    } catch (ExecutionException thrown) {
      Throwable cause = cause(thrown);
      if (cause instanceof BrokenPromise broken) {
        throw broken;
      }
      if (cause instanceof SkippedException skipped) {
        throw skipped;
      }
      throw promise.broken(cause, "an exception from %s", what);
    }
  }

  /** Waits for submitted code and returns the exception thrown by it, if any. */
  Optional<Throwable> end(Future<?> result, Promise promise, String what) {
    try {
      get(result, promise, what);
      return Optional.empty();
    } catch (ExecutionException thrown) {
      return Optional.of(cause(thrown));
    }
  }

  private <T> T get(Future<T> result, Promise promise, String what) throws ExecutionException {
    try {
      return result.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      Thread running = own;
      String stack = running == null ? "" : stack(running);
      hangs = true;
      interrupt();
      throw promise.broken("no return within %d ms from %s%n%s", patience.toMillis(), what, stack);
    } catch (InterruptedException enough) {
      hangs = true;
      interrupt();
      Thread.currentThread().interrupt();
      throw promise.broken(enough, "the test was interrupted while it waited for %s", what);
    }
  }

  /** Returns the exception thrown by submitted code. */
  static Throwable cause(ExecutionException thrown) {
    return Objects.requireNonNullElse(thrown.getCause(), thrown);
  }

  /** Returns whether a call has not returned, so that later calls cannot run. */
  boolean hangs() {
    return hangs;
  }

  void interrupt() {
    Thread running = own;
    if (running != null) {
      running.interrupt();
    }
  }

  /** Returns the stack trace of a thread, for the details of a failure message. */
  static String stack(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        .limit(12)
        .map(line -> "    at " + line)
        .collect(Collectors.joining("\n"));
  }

  /** Releases the thread, even if it is busy. */
  @Override
  public void close() {
    executor.shutdownNow();
  }
}
