package org.gobang.cluster.broker;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.TrustManager;
import org.apache.activemq.ActiveMQConnectionFactory;
import org.apache.activemq.ActiveMQPrefetchPolicy;
import org.apache.activemq.ActiveMQSslConnectionFactory;
import org.apache.activemq.RedeliveryPolicy;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.key.ClusterKey;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens connections to a broker. */
public final class BrokerConnections {

  private static final Logger LOG = LoggerFactory.getLogger(BrokerConnections.class);

  /** The time in milliseconds after which a silent peer counts as lost. */
  private static final int INACTIVITY = 10_000;

  /** The maximum size of a message in bytes, many times the size of a long game. */
  static final int LARGEST = 4 << 20;

  private static final int RECONNECT_DELAY = 5_000;

  private BrokerConnections() {}

  /** Opens a connection to the broker in this process. */
  public static Connection local(String broker) throws JMSException {
    return new ActiveMQConnectionFactory("vm://" + broker + "?create=false").createConnection();
  }

  /**
   * Opens a connection for a worker, which receives one message at a time. It reconnects
   * indefinitely, and opens with the first successful attempt.
   *
   * @param address the address of the broker
   * @param key the shared key of both sides; empty only for the loopback interface
   * @throws RefusedException if the key is missing and the broker is on another machine
   */
  public static Connection worker(ClusterAddress address, Optional<ClusterKey> key)
      throws JMSException {
    ActiveMQConnectionFactory factory = factory(address, key);
    ActiveMQPrefetchPolicy prefetch = new ActiveMQPrefetchPolicy();
    prefetch.setQueuePrefetch(0);
    factory.setPrefetchPolicy(prefetch);
    return factory.createConnection();
  }

  /** Opens a connection for a coordinator to an external broker. */
  public static Connection coordinator(ClusterAddress address, Optional<ClusterKey> key)
      throws JMSException {
    return factory(address, key).createConnection();
  }

  private static ActiveMQConnectionFactory factory(ClusterAddress address, Optional<ClusterKey> key)
      throws JMSException {
    if (key.isEmpty() && !address.isLoopback()) {
      throw ClusterTexts.refused("connect.key", address);
    }
    ActiveMQConnectionFactory factory =
        key.isPresent()
            ? encrypted(address, key.get())
            : new ActiveMQConnectionFactory(url("tcp", address, ""));
    // The jobs of a lost worker are redelivered as often as necessary.
    RedeliveryPolicy redelivery = new RedeliveryPolicy();
    redelivery.setMaximumRedeliveries(RedeliveryPolicy.NO_MAXIMUM_REDELIVERIES);
    factory.setRedeliveryPolicy(redelivery);
    // A job that is redelivered after a lost connection must not be dropped as a duplicate.
    factory.setCheckForDuplicates(false);
    // Otherwise a lost connection loses a result whose job is acknowledged on the next one.
    factory.setAlwaysSyncSend(true);
    // Only text and bytes are sent. Java objects are never read.
    factory.setTrustedPackages(List.of());
    return factory;
  }

  private static ActiveMQConnectionFactory encrypted(ClusterAddress address, ClusterKey key) {
    // The certificate itself is trusted, independent of the host.
    ActiveMQSslConnectionFactory factory =
        new ActiveMQSslConnectionFactory(url("ssl", address, "&socket.verifyHostName=false"));
    factory.setKeyAndTrustManagers(
        key.keys().toArray(KeyManager[]::new),
        key.trust().toArray(TrustManager[]::new),
        new SecureRandom());
    return factory;
  }

  private static String url(String scheme, ClusterAddress address, String options) {
    return "failover:("
        + scheme
        + "://"
        + address
        + "?wireFormat.maxInactivityDuration="
        + INACTIVITY
        + "&wireFormat.maxFrameSize="
        + LARGEST
        + options
        + ")?maxReconnectDelay="
        + RECONNECT_DELAY
        + "&warnAfterReconnectAttempts=-1";
  }

  /** Closes a connection, even on an interrupted thread. Does nothing if there is none. */
  public static void close(@Nullable Connection connection) {
    boolean interrupted = Thread.interrupted();
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (JMSException e) {
      LOG.debug("The connection to the message broker did not close in order", e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
