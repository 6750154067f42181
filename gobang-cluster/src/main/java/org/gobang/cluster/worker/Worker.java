package org.gobang.cluster.worker;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.broker.Connections;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;

/**
 * Does jobs of coordinators at an address, one run after the other, until it is interrupted. It
 * connects, reconnects for ever, and needs no open port of its own.
 */
public final class Worker {

  private final WorkerProfile profile;
  private final Optional<String> only;
  private final RunJoiner joiner;
  private final Consumer<String> news;

  /**
   * A worker.
   *
   * @param profile what it says of itself
   * @param joiner prepares it for a run
   * @param news receives the id of each run whose jobs it does from now on
   */
  public Worker(WorkerProfile profile, RunJoiner joiner, Consumer<String> news) {
    this(profile, Optional.empty(), joiner, news);
  }

  /**
   * A worker of one run, whatever other runs there are at the broker.
   *
   * @param profile what it says of itself
   * @param only the id of the run; empty for any
   * @param joiner prepares it for a run
   * @param news receives the id of each run whose jobs it does from now on
   */
  public Worker(
      WorkerProfile profile, Optional<String> only, RunJoiner joiner, Consumer<String> news) {
    this.profile = profile;
    this.only = only;
    this.joiner = joiner;
    this.news = news;
  }

  /**
   * Works until the thread is interrupted. The jobs at hand then go back to the coordinator.
   *
   * @param address where the broker of the coordinator is, or will be
   * @param key what both have; empty on the loopback interface alone
   * @throws RefusedException if the coordinator refuses this worker, or the worker cannot take part
   *     in a run
   */
  public void run(ClusterAddress address, Optional<ClusterKey> key) throws InterruptedException {
    Connection connection = null;
    try {
      connection = Connections.worker(address, key);
      connection.start();
      try (Attendance attendance = new Attendance(connection, profile, only, joiner, news)) {
        attendance.follow();
      }
    } catch (JMSException e) {
      if (Thread.interrupted() || e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new RefusedException(address + ": " + e.getMessage(), e);
    } finally {
      Connections.close(connection);
    }
  }
}
