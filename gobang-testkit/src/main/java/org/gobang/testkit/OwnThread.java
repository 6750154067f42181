package org.gobang.testkit;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The one thread on which a plugin's code runs, so that a plugin that hangs fails a test and does
 * not hold it up. It has a thread group to itself: threads that the plugin starts are born into it,
 * and so are told from all others.
 */
final class OwnThread implements AutoCloseable {

  /** Pools of the Java runtime, started by whoever uses them first and shared by everybody. */
  private static final List<String> SHARED =
      List.of("ForkJoinPool.commonPool-", "CompletableFutureDelayScheduler");

  private final ThreadGroup group = new ThreadGroup("gobang-testkit");
  private final ExecutorService executor;
  private volatile @Nullable Thread own;
  private volatile boolean hangs;

  /** A thread that is a daemon, as the host's are, or is not, so that it cannot bequeath that. */
  OwnThread(boolean daemon, @Nullable ClassLoader loader) {
    executor =
        Executors.newSingleThreadExecutor(
            code -> {
              Thread made = new Thread(group, code, "gobang-testkit");
              made.setDaemon(daemon);
              made.setContextClassLoader(loader);
              own = made;
              return made;
            });
  }

  <T> Future<T> submit(Callable<T> code) {
    return executor.submit(code);
  }

  /**
   * Runs code and waits for it.
   *
   * @param what what the code does, for the sentence of a failure
   * @throws Exception what the code threw
   */
  <T> T call(Promise promise, String what, Duration patience, Callable<T> code) throws Exception {
    return await(submit(code), promise, what, patience);
  }

  /** Waits for code that was submitted. */
  <T> T await(Future<T> result, Promise promise, String what, Duration patience) throws Exception {
    try {
      return result.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      String stack = stack();
      hangs = true;
      interrupt();
      throw promise.broken("%s did not return within %s; it was at%s", what, patience, stack);
    } catch (ExecutionException thrown) {
      Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
      if (cause instanceof Error error) {
        throw error;
      }
      throw (Exception) cause;
    }
  }

  /** Whether something did not return, so that nothing after it will run. */
  boolean hangs() {
    return hangs;
  }

  void interrupt() {
    Thread running = own;
    if (running != null) {
      running.interrupt();
    }
  }

  /** The threads of the plugin that are alive. */
  List<Thread> others() {
    Thread[] found = new Thread[group.activeCount() + 64];
    int count = group.enumerate(found);
    return Arrays.stream(found, 0, count)
        .filter(thread -> thread != own && thread.isAlive())
        .filter(thread -> SHARED.stream().noneMatch(thread.getName()::startsWith))
        .toList();
  }

  private String stack() {
    Thread running = own;
    StringBuilder lines = new StringBuilder();
    if (running != null) {
      Arrays.stream(running.getStackTrace())
          .limit(12)
          .forEach(line -> lines.append("\n    ").append(line));
    }
    return lines.toString();
  }

  /** Lets the thread go, whatever it does. */
  @Override
  public void close() {
    executor.shutdownNow();
  }
}
