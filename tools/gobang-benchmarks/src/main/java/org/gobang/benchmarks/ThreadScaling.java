package org.gobang.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.TranspositionTable;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;

/**
 * Measures the nodes per second of the search on one and more threads, and the speed-up: by elapsed
 * time, which requires an otherwise idle machine, and by processor time, which shows on any machine
 * how much the threads slow each other down.
 */
public final class ThreadScaling {

  private static final int SIZE = 15;
  private static final int MEGABYTES = 64;
  private static final int ROUNDS = 3;
  private static final long TIME = TimeUnit.SECONDS.toNanos(1);
  private static final int MAX_DEPTH = 100;

  /** Positions without an early result. */
  private static final List<String> OPENINGS =
      List.of("h8 i9 g7 j9", "f6 e7 f4 c4 e5 f5 b3", "i7 f8 j7 k8 c6", "l7 g9 i7 j7 k4");

  private ThreadScaling() {}

  /**
   * Runs the measurement.
   *
   * @param args the maximum number of threads; default: two
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] args) throws InterruptedException {
    int maxThreads = args.length == 0 ? 2 : Integer.parseInt(args[0]);
    measure(1); // until Java has compiled the search
    Work[] work = new Work[maxThreads + 1];
    Arrays.fill(work, new Work(0, 0, 0));
    for (int round = 0; round < ROUNDS; round++) {
      for (int threads = 1; threads <= maxThreads; threads++) {
        work[threads] = work[threads].plus(measure(threads));
      }
    }
    for (int threads = 1; threads <= maxThreads; threads++) {
      System.out.printf(
          Locale.ROOT,
          "threads: %d, nodes a second: %,.0f, speed-up: %.2f, by processor time: %.2f%n",
          threads,
          work[threads].nodesPerSecond(),
          work[threads].nodesPerSecond() / work[1].nodesPerSecond(),
          threads * work[threads].nodesPerProcessorSecond() / work[1].nodesPerProcessorSecond());
    }
  }

  /**
   * The amount of work.
   *
   * @param nodes nodes searched by all threads
   * @param elapsed nanoseconds
   * @param processorTime nanoseconds of all threads together
   */
  private record Work(long nodes, long elapsed, long processorTime) {

    Work plus(Work other) {
      return new Work(
          nodes + other.nodes, elapsed + other.elapsed, processorTime + other.processorTime);
    }

    double nodesPerSecond() {
      return nodes * 1e9 / elapsed;
    }

    double nodesPerProcessorSecond() {
      return nodes * 1e9 / processorTime;
    }
  }

  private static Work measure(int threads) throws InterruptedException {
    Work work = new Work(0, 0, 0);
    for (String opening : OPENINGS) {
      work = work.plus(search(position(opening), threads));
    }
    return work;
  }

  /** Searches a position on several threads, like the player. */
  private static Work search(SearchPosition position, int threads) throws InterruptedException {
    TranspositionTable table = new TranspositionTable(MEGABYTES);
    List<Integer> moves = IterativeDeepening.rootMoves(position);
    long start = System.nanoTime();
    SearchLimits limits = new SearchLimits(() -> false, start + TIME, Long.MAX_VALUE);
    List<IterativeDeepening> searches = new ArrayList<>();
    List<Thread> started = new ArrayList<>();
    AtomicLong processorTime = new AtomicLong();
    for (int i = 0; i < threads; i++) {
      IterativeDeepening search =
          new IterativeDeepening(
              position.copy(), moves, 1, new MoveHistory(position.points()), table, limits);
      searches.add(search);
      started.add(
          new Thread(
              () -> {
                search.run(1, MAX_DEPTH, depth -> true);
                processorTime.addAndGet(
                    ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
              }));
    }
    started.forEach(Thread::start);
    for (Thread thread : started) {
      thread.join();
    }
    long nodes = searches.stream().mapToLong(IterativeDeepening::nodes).sum();
    return new Work(nodes, System.nanoTime() - start, processorTime.get());
  }

  private static SearchPosition position(String moves) {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, SIZE);
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      if (move instanceof Move.Place place) {
        position.makeMove(place.point().column() + place.point().row() * SIZE);
      }
    }
    return position;
  }
}
