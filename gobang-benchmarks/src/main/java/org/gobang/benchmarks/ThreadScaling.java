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
 * Says how many positions a second one and more threads look at together, and how many times as
 * many as one: by the clock, which takes a machine with nothing else to do, and by the time that
 * the threads had processors for, which shows on any machine what they cost each other.
 */
public final class ThreadScaling {

  private static final int SIZE = 15;
  private static final int MEGABYTES = 64;
  private static final int ROUNDS = 3;
  private static final long TIME = TimeUnit.SECONDS.toNanos(1);
  private static final int MOST_DEPTH = 100;

  /** Positions in which nothing is decided soon. */
  private static final List<String> OPENINGS =
      List.of("h8 i9 g7 j9", "f6 e7 f4 c4 e5 f5 b3", "i7 f8 j7 k8 c6", "l7 g9 i7 j7 k4");

  private ThreadScaling() {}

  /**
   * Measures.
   *
   * @param args how many threads to go up to, two if that is not said
   * @throws InterruptedException if the thread was interrupted
   */
  public static void main(String[] args) throws InterruptedException {
    int most = args.length == 0 ? 2 : Integer.parseInt(args[0]);
    measure(1); // until the machine code is there
    Work[] works = new Work[most + 1];
    Arrays.fill(works, new Work(0, 0, 0));
    for (int round = 0; round < ROUNDS; round++) {
      for (int threads = 1; threads <= most; threads++) {
        works[threads] = works[threads].plus(measure(threads));
      }
    }
    for (int threads = 1; threads <= most; threads++) {
      System.out.printf(
          Locale.ROOT,
          "threads: %d, positions a second: %,.0f, times as many: %.2f, by processor time: %.2f%n",
          threads,
          works[threads].speed(),
          works[threads].speed() / works[1].speed(),
          threads * works[threads].speedOfOne() / works[1].speedOfOne());
    }
  }

  /**
   * What was done.
   *
   * @param nodes positions looked at by all threads
   * @param time nanoseconds by the clock
   * @param processors nanoseconds of processors, of all threads together
   */
  private record Work(long nodes, long time, long processors) {

    Work plus(Work other) {
      return new Work(nodes + other.nodes, time + other.time, processors + other.processors);
    }

    double speed() {
      return nodes * 1e9 / time;
    }

    double speedOfOne() {
      return nodes * 1e9 / processors;
    }
  }

  private static Work measure(int threads) throws InterruptedException {
    Work work = new Work(0, 0, 0);
    for (String opening : OPENINGS) {
      work = work.plus(search(position(opening), threads));
    }
    return work;
  }

  /** Has threads search a position as the player has them. */
  private static Work search(SearchPosition position, int threads) throws InterruptedException {
    TranspositionTable table = new TranspositionTable(MEGABYTES);
    List<Integer> moves = IterativeDeepening.rootMoves(position);
    long begun = System.nanoTime();
    SearchLimits control = new SearchLimits(() -> false, begun + TIME, Long.MAX_VALUE);
    List<IterativeDeepening> searches = new ArrayList<>();
    List<Thread> running = new ArrayList<>();
    AtomicLong processors = new AtomicLong();
    for (int i = 0; i < threads; i++) {
      IterativeDeepening search =
          new IterativeDeepening(
              position.copy(), moves, 1, new MoveHistory(position.points()), table, control);
      searches.add(search);
      running.add(
          new Thread(
              () -> {
                search.run(1, MOST_DEPTH, depth -> true);
                processors.addAndGet(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
              }));
    }
    running.forEach(Thread::start);
    for (Thread thread : running) {
      thread.join();
    }
    long nodes = searches.stream().mapToLong(IterativeDeepening::nodes).sum();
    return new Work(nodes, System.nanoTime() - begun, processors.get());
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
