package org.gobang.cluster.process;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The worker of the coordinator's process.
 *
 * @param thread its thread
 */
public record OwnSlots(Thread thread) implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OwnSlots.class);

  /** How long abandoned jobs may take to end. */
  private static final Duration TO_END = Duration.ofSeconds(5);

  static OwnSlots begin(
      WorkerProfile self,
      String run,
      ClusterAddress here,
      Optional<ClusterKey> key,
      RunJoiner joiner,
      Consumer<RuntimeException> failed) {
    Worker worker = new Worker(self, Optional.of(run), joiner, joined -> {});
    Thread thread = new Thread(() -> work(worker, here, key, failed), "gobang-own-slots");
    thread.setDaemon(true);
    thread.start();
    return new OwnSlots(thread);
  }

  private static void work(
      Worker worker,
      ClusterAddress here,
      Optional<ClusterKey> key,
      Consumer<RuntimeException> failed) {
    try {
      worker.run(here, key);
    } catch (InterruptedException ended) {
      // The run is over.
    } catch (RuntimeException why) {
      LOG.error("The slots of this process have ended", why);
      failed.accept(why);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join(TO_END.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
