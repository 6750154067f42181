package org.gobang.launcher.cluster;

import java.util.List;
import java.util.Optional;
import org.gobang.arena.play.GameRunner;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.Coordinator;
import org.gobang.cluster.Worker;
import org.gobang.cluster.WorkerTable;
import org.gobang.cluster.key.ClusterKey;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A run whose games workers play, the slots of this process among them.
 *
 * @param coordinator hands the games out
 * @param own the worker of this process; without slots it has ended
 */
public record ClusterRun(Coordinator coordinator, Thread own) implements AutoCloseable {

  /** The name of the worker of the coordinator's process. */
  public static final String OWN = "here";

  /** How many games may wait to be taken or be played at a time. */
  public static final int WINDOW = 512;

  private static final Logger LOG = LoggerFactory.getLogger(ClusterRun.class);

  static ClusterRun begin(
      String run,
      String build,
      ClusterAddress bind,
      Optional<ClusterKey> key,
      GameRunner runner,
      int slots) {
    Coordinator coordinator = new Coordinator(run, build, bind, key);
    ClusterAddress here = new ClusterAddress(reachable(bind), coordinator.port());
    Worker worker = new Worker(OWN, Math.max(1, slots), build, runner, news -> {});
    Thread own = new Thread(() -> work(worker, here, key), "gobang-own-slots");
    own.setDaemon(true);
    if (slots > 0) {
      own.start();
    }
    return new ClusterRun(coordinator, own);
  }

  /** A host that all interfaces stand for is no host to connect to. */
  private static String reachable(ClusterAddress bind) {
    return List.of("0.0.0.0", "[::]").contains(bind.host()) ? ClusterAddress.LOOPBACK : bind.host();
  }

  private static void work(Worker worker, ClusterAddress here, Optional<ClusterKey> key) {
    try {
      worker.run(here, key);
    } catch (InterruptedException ended) {
      // The run is over.
    } catch (RuntimeException failed) {
      LOG.error("The slots of this process have ended", failed);
    }
  }

  /** The workers that were heard of, the one of this process among them. */
  public List<WorkerTable.Row> workers() {
    return coordinator.workers().rows();
  }

  @Override
  public void close() {
    own.interrupt();
    coordinator.close();
  }
}
