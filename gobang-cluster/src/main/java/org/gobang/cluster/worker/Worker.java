package org.gobang.cluster.worker;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Optional;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.broker.Connections;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does jobs of coordinators at an address, one run after the other, until it is interrupted. It
 * connects, reconnects for ever, and needs no open port of its own.
 */
public final class Worker {

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

  private final WorkerProfile profile;
  private final Optional<String> only;
  private final RunJoiner joiner;
  private final WorkerNews news;

  /**
   * A worker.
   *
   * @param profile what it says of itself
   * @param joiner prepares it for a run
   * @param news receives what becomes of it
   */
  public Worker(WorkerProfile profile, RunJoiner joiner, WorkerNews news) {
    this(profile, Optional.empty(), joiner, news);
  }

  /**
   * A worker of one run, whatever other runs there are at the broker.
   *
   * @param profile what it says of itself
   * @param only the id of the run; empty for any
   * @param joiner prepares it for a run
   * @param news receives what becomes of it
   */
  public Worker(WorkerProfile profile, Optional<String> only, RunJoiner joiner, WorkerNews news) {
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
      connection = connected(address, key);
      news.connected();
      new Attendance(connection, profile, only, joiner, news).follow();
    } catch (JMSException e) {
      if (Thread.interrupted() || e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new RefusedException(address + ": " + e.getMessage(), e);
    } finally {
      Connections.close(connection);
    }
  }

  /** Connects, and says once where that takes a while. */
  private Connection connected(ClusterAddress address, Optional<ClusterKey> key)
      throws JMSException, InterruptedException {
    try {
      return started(Connections.tryingWorker(address, key));
    } catch (JMSException unreached) {
      if (Thread.interrupted() || unreached.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      LOG.info("{} is not reached", address, unreached);
      news.unreached(reason(unreached));
    }
    return started(Connections.worker(address, key));
  }

  private static WorkerNews.Unreached reason(Throwable failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof SSLException) {
        return cause instanceof SSLHandshakeException
            ? WorkerNews.Unreached.OTHER_KEY
            : WorkerNews.Unreached.OTHER_PROTOCOL;
      }
      if (cause instanceof SocketException || cause instanceof UnknownHostException) {
        return cause instanceof ConnectException || cause instanceof UnknownHostException
            ? WorkerNews.Unreached.NOBODY
            : WorkerNews.Unreached.OTHER_KEY;
      }
    }
    return WorkerNews.Unreached.OTHER_PROTOCOL;
  }

  private static Connection started(Connection connection) throws JMSException {
    try {
      connection.start();
      return connection;
    } catch (JMSException failed) {
      Connections.close(connection);
      throw failed;
    }
  }
}
