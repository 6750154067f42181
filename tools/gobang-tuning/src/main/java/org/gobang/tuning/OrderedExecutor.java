package org.gobang.tuning;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;

/** Runs tasks in parallel and delivers the results in order. */
final class OrderedExecutor {

  /** The number of tasks per thread submitted ahead of the oldest unfinished one. */
  private static final int AHEAD = 8;

  private OrderedExecutor() {}

  /** Receives the results on the calling thread. */
  @FunctionalInterface
  interface Sink<T> {

    /** Receives the next result. */
    void accept(T result) throws IOException;
  }

  /**
   * Runs all tasks.
   *
   * @throws IOException if the receiver failed
   * @throws RefusedException if a task threw it
   */
  static <T> void run(Stream<? extends Callable<T>> tasks, int threads, Sink<T> sink)
      throws IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Deque<Future<T>> submitted = new ArrayDeque<>();
      Iterator<? extends Callable<T>> next = tasks.iterator();
      while (next.hasNext() || !submitted.isEmpty()) {
        while (next.hasNext() && submitted.size() < AHEAD * threads) {
          submitted.add(pool.submit(next.next()));
        }
        sink.accept(submitted.remove().get());
      }
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RefusedException refused
          ? refused
          : new IllegalStateException(failed.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
