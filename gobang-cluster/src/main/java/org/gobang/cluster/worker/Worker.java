package org.gobang.cluster.worker;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.time.Duration;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.broker.BrokerConnections;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;

/**
 * Executes jobs of coordinators at an address, one run after another, until interrupted. It
 * connects and reconnects indefinitely, and needs no open port.
 */
public final class Worker {

  private static final int TRIES = 10;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(500);

  private final WorkerProfile profile;
  private final Optional<String> only;
  private final RunJoiner joiner;
  private final WorkerListener news;

  /**
   * Creates a worker.
   *
   * @param profile its profile
   * @param joiner prepares it for a run
   * @param news receives changes in its state
   */
  public Worker(WorkerProfile profile, RunJoiner joiner, WorkerListener news) {
    this(profile, Optional.empty(), joiner, news);
  }

  /**
   * Creates a worker for one run. It ignores other runs at the broker.
   *
   * @param profile its profile
   * @param only the id of the run; empty for any
   * @param joiner prepares it for a run
   * @param news receives changes in its state
   */
  public Worker(
      WorkerProfile profile, Optional<String> only, RunJoiner joiner, WorkerListener news) {
    this.profile = profile;
    this.only = only;
    this.joiner = joiner;
    this.news = news;
  }

  /**
   * Runs until the thread is interrupted. Current jobs then return to the coordinator.
   *
   * @param address the address of the broker, which may start later
   * @param key the shared key; empty only on the loopback interface
   * @throws RefusedException if the coordinator rejects this worker, or the worker cannot join a
   *     run
   */
  public void run(ClusterAddress address, Optional<ClusterKey> key) throws InterruptedException {
    Connection connection = null;
    try {
      connection = BrokerConnections.worker(address, key);
      explain(address, key);
      connection.start();
      news.connected();
      new Heartbeat(connection, profile, only, joiner, news).follow();
    } catch (JMSException e) {
      if (Thread.interrupted() || e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new RefusedException(
          ClusterTexts.of("in.address", address, String.valueOf(e.getMessage())), e);
    } finally {
      BrokerConnections.close(connection);
    }
  }

  /**
   * Reports once why the broker cannot be reached. A coordinator may start shortly after its
   * workers.
   */
  private void explain(ClusterAddress address, Optional<ClusterKey> key)
      throws InterruptedException {
    Optional<WorkerListener.Unreached> reason = BrokerProbe.reason(address, key);
    for (int i = 1; i < TRIES && reason.equals(Optional.of(WorkerListener.Unreached.NOBODY)); i++) {
      Thread.sleep(BETWEEN_TRIES.toMillis());
      reason = BrokerProbe.reason(address, key);
    }
    reason.ifPresent(news::unreached);
  }
}
