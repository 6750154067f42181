package org.gobang.cluster.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.coordinator.WorkerWatcher;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The workers of a run, including the slots in the process of the coordinator.
 *
 * @param coordinator distributes the jobs
 * @param own executes jobs in this process; empty without local slots
 */
public record RunWorkers(Coordinator coordinator, Optional<Thread> own) implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RunWorkers.class);

  /** The time limit for stopping abandoned jobs. */
  private static final Duration TO_END = Duration.ofSeconds(5);

  /** The minimum number of waiting or running jobs. */
  public static final int WINDOW = 512;

  /**
   * The number of jobs per slot: both games of a pair, which one slot plays, and the first of the
   * next pair.
   */
  private static final int JOBS_A_SLOT = 3;

  /**
   * Starts distributing jobs.
   *
   * @param place the address of the broker
   * @param admission the run and the conditions for workers
   * @param files the paths of the files of the run by digest
   * @param self the profile of this process
   * @param own executes jobs in this process; empty without local slots
   * @param watcher receives changes in the state of external workers
   * @param ownFailed receives the reason if the local slots stop before the end of the run, once
   *     and on any thread
   * @return the workers, to be closed at the end of the run
   * @throws org.gobang.api.RefusedException if the port cannot be opened, or the broker rejects the
   *     key
   */
  public static RunWorkers begin(
      BrokerEndpoint place,
      WorkerCheck admission,
      Map<String, Path> files,
      WorkerProfile self,
      Optional<RunJoiner> own,
      WorkerWatcher watcher,
      Consumer<RuntimeException> ownFailed) {
    Coordinator coordinator =
        place.coordinator(
            admission,
            files,
            (worker, change) -> {
              if (!worker.name().equals(self.name())) {
                watcher.changed(worker, change);
              }
            });
    return new RunWorkers(
        coordinator,
        own.map(
            joiner -> {
              Worker worker = new Worker(self, Optional.of(admission.run()), joiner, joined -> {});
              ClusterAddress here = place.own(coordinator);
              return HostThreads.start(
                  "gobang-own-slots", () -> work(worker, here, place.key(), ownFailed));
            }));
  }

  private static void work(
      Worker worker,
      ClusterAddress here,
      Optional<ClusterKey> key,
      Consumer<RuntimeException> failed) {
    try {
      worker.run(here, key);
    } catch (InterruptedException ended) {
      // The run has ended.
    } catch (RuntimeException why) {
      LOG.error("The slots of this process have ended", why);
      failed.accept(why);
    }
  }

  /**
   * Returns the known workers.
   *
   * @return the workers in the order of arrival
   */
  public List<WorkerTable.Row> rows() {
    return coordinator.workers().rows();
  }

  /**
   * Returns the number of active workers.
   *
   * @return the number of workers that sent a message recently
   */
  public int present() {
    return (int) rows().stream().filter(WorkerTable.Row::present).count();
  }

  /**
   * Returns the number of waiting or running jobs for the current workers.
   *
   * @return enough jobs for all slots; {@link #WINDOW} or more
   */
  public int window() {
    int slots =
        rows().stream().filter(WorkerTable.Row::present).mapToInt(WorkerTable.Row::slots).sum();
    return Math.max(WINDOW, JOBS_A_SLOT * slots);
  }

  @Override
  public void close() {
    own.ifPresent(RunWorkers::end);
    coordinator.close();
  }

  private static void end(Thread own) {
    own.interrupt();
    try {
      own.join(TO_END.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
