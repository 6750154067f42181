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

/** Does many things at once, and takes what comes of them in the order that they were asked for. */
final class OrderedExecutor {

  /** How many are ahead of the one that is waited for, for each thread. */
  private static final int AHEAD = 8;

  private OrderedExecutor() {}

  /** What is done with each result, on the calling thread. */
  @FunctionalInterface
  interface Sink<T> {

    /** Takes the next. */
    void take(T result) throws IOException;
  }

  /**
   * Does things until all are done.
   *
   * @throws IOException if the sink failed
   */
  static <T> void run(Stream<Callable<T>> all, int threads, Sink<T> sink)
      throws IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Deque<Future<T>> begun = new ArrayDeque<>();
      Iterator<Callable<T>> next = all.iterator();
      while (next.hasNext() || !begun.isEmpty()) {
        while (next.hasNext() && begun.size() < AHEAD * threads) {
          begun.add(pool.submit(next.next()));
        }
        sink.take(begun.remove().get());
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
