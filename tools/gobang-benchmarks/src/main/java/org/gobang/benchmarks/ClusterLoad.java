package org.gobang.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;

/**
 * Measures the resources of a coordinator with many workers, and the waiting time of a slot between
 * two jobs. The jobs take time but use no processor. Coordinator and workers are separate
 * processes:
 *
 * <pre>{@code
 * ./gobang cluster key cluster.p12
 * cd tools/gobang-benchmarks/target/quick
 * java -cp gobang-benchmarks.jar:lib/* org.gobang.benchmarks.ClusterLoad jobs 7777 ../../../../cluster.p12 200 20000
 * java -cp gobang-benchmarks.jar:lib/* org.gobang.benchmarks.ClusterLoad workers 7777 ../../../../cluster.p12 200 200
 * }</pre>
 *
 * <p>The arguments after port and key are the number of workers, and the number of jobs or the
 * milliseconds per job.
 */
public final class ClusterLoad {

  private static final String BUILD = "load";

  /** The size of a game of 40 moves as a job and as a result, in characters. */
  private static final int CHARACTERS = 900;

  /** The number of waiting or running jobs, as in the arena. */
  private static final int WINDOW = 512;

  private static final double MEBI = 1 << 20;

  private ClusterLoad() {}

  /**
   * Runs the measurement.
   *
   * @param args {@code jobs} or {@code workers}, the port, the key, the number of workers, and the
   *     number of jobs or milliseconds
   * @throws Exception if the measurement fails
   */
  public static void main(String[] args) throws Exception {
    ClusterAddress address = ClusterAddress.parse(args[1]);
    Optional<ClusterKey> key = Optional.of(ClusterKey.read(Path.of(args[2])));
    int workers = Integer.parseInt(args[3]);
    int last = Integer.parseInt(args[4]);
    if (args[0].equals("jobs")) {
      jobs(address, key, workers, last);
    } else {
      work(address, key, workers, last);
    }
  }

  private static String body() {
    return "{\"text\":\"" + "x".repeat(CHARACTERS) + "\"}";
  }

  private static void jobs(ClusterAddress address, Optional<ClusterKey> key, int workers, int jobs)
      throws Exception {
    try (Coordinator coordinator =
        Coordinator.listening(
            new WorkerCheck("load", BUILD), Map.of(), (worker, change) -> {}, address, key)) {
      while (coordinator.workers().rows().size() < workers) {
        Thread.sleep(100);
      }
      ExecutorService threads = Executors.newFixedThreadPool(Math.max(WINDOW, 2 * workers));
      long processor = processor();
      long begun = System.nanoTime();
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < jobs; i++) {
        Job job = new Job(String.valueOf(i), "load", body());
        all.add(threads.submit(() -> coordinator.run(job, json -> json.path("text").asText())));
      }
      for (Future<?> each : all) {
        each.get();
      }
      double seconds = (System.nanoTime() - begun) / 1e9;
      System.out.printf(
          Locale.ROOT,
          "%d jobs in %.1f s: %.0f a second; processor time %.2f ms a job; heap %.0f MiB, %d threads%n",
          jobs,
          seconds,
          jobs / seconds,
          (processor() - processor) / 1e6 / jobs,
          heap() / MEBI,
          ManagementFactory.getThreadMXBean().getThreadCount());
      threads.shutdownNow();
    }
  }

  private static long processor() {
    OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
    return ((com.sun.management.OperatingSystemMXBean) system).getProcessCpuTime();
  }

  private static long heap() {
    ManagementFactory.getMemoryMXBean().gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static void work(
      ClusterAddress address, Optional<ClusterKey> key, int workers, int milliseconds)
      throws Exception {
    List<Waits> all = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Waits waits = new Waits(milliseconds);
      all.add(waits);
      WorkerProfile profile = new WorkerProfile("load-" + i, 1, BUILD, 1, List.of());
      Worker worker = new Worker(profile, (offer, files) -> waits, run -> {});
      Thread thread =
          new Thread(
              () -> {
                try {
                  worker.run(address, key);
                } catch (InterruptedException ended) {
                  // The measurement is over.
                }
              });
      thread.setDaemon(true);
      thread.start();
    }
    long done = 0;
    long before = -1;
    // Over when a second passes without a job, after there were some.
    while (before != done || done == 0) {
      before = done;
      Thread.sleep(1000 + 2L * milliseconds);
      done = all.stream().mapToLong(Waits::count).sum();
    }
    long[] waited = all.stream().flatMapToLong(waits -> waits.all()).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "between two jobs of a slot: median %.2f ms, 95 %% %.2f ms, 99 %% %.2f ms%n",
        at(waited, 0.5),
        at(waited, 0.95),
        at(waited, 0.99));
  }

  private static double at(long[] sorted, double part) {
    return sorted[(int) (part * (sorted.length - 1))] / 1e6;
  }

  /** Executes jobs that take time, and measures the waiting time before each job. */
  private static final class Waits implements JobRunner {
    private final int milliseconds;
    private final List<Long> waited = new ArrayList<>();
    private long ended = -1;

    Waits(int milliseconds) {
      this.milliseconds = milliseconds;
    }

    @Override
    public synchronized String run(String kind, JsonNode body) throws InterruptedException {
      if (ended >= 0) {
        waited.add(System.nanoTime() - ended);
      }
      Thread.sleep(milliseconds);
      ended = System.nanoTime();
      return body();
    }

    synchronized int count() {
      return waited.size();
    }

    synchronized LongStream all() {
      return Arrays.stream(waited.stream().mapToLong(Long::longValue).toArray());
    }
  }
}
