package org.gobang.cluster;

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
import org.gobang.cluster.key.ClusterKey;

/** Connections to a broker. */
final class Connections {

  /** A peer that is silent for so long is taken to be gone, in milliseconds. */
  static final int INACTIVITY = 10_000;

  /** The largest message in bytes: many times a long game. */
  static final int LARGEST = 4 << 20;

  private static final int RECONNECT_DELAY = 5_000;

  private Connections() {}

  /** A connection to the broker of this process. */
  static Connection local(String broker) throws JMSException {
    return new ActiveMQConnectionFactory("vm://" + broker + "?create=false").createConnection();
  }

  /**
   * A connection that reconnects for ever; not open before the first one succeeds.
   *
   * @param key proves that both sides belong together; empty on the loopback interface alone
   */
  static Connection remote(ClusterAddress address, Optional<ClusterKey> key) throws JMSException {
    String scheme = key.isPresent() ? "ssl" : "tcp";
    // The certificate is trusted itself, whichever host shows it.
    String options =
        "wireFormat.maxInactivityDuration="
            + INACTIVITY
            + "&wireFormat.maxFrameSize="
            + LARGEST
            + (key.isPresent() ? "&socket.verifyHostName=false" : "");
    String url =
        "failover:("
            + scheme
            + "://"
            + address
            + "?"
            + options
            + ")?maxReconnectDelay="
            + RECONNECT_DELAY
            + "&warnAfterReconnectAttempts=-1";
    if (key.isEmpty()) {
      return opened(new ActiveMQConnectionFactory(url));
    }
    ActiveMQSslConnectionFactory factory = new ActiveMQSslConnectionFactory(url);
    factory.setKeyAndTrustManagers(
        key.get().keys().toArray(KeyManager[]::new),
        key.get().trust().toArray(TrustManager[]::new),
        new SecureRandom());
    return opened(factory);
  }

  /** A slot takes one message at a time, and a message is handed out as often as need be. */
  private static Connection opened(ActiveMQConnectionFactory factory) throws JMSException {
    ActiveMQPrefetchPolicy prefetch = new ActiveMQPrefetchPolicy();
    prefetch.setQueuePrefetch(0);
    factory.setPrefetchPolicy(prefetch);
    RedeliveryPolicy redelivery = new RedeliveryPolicy();
    redelivery.setMaximumRedeliveries(RedeliveryPolicy.NO_MAXIMUM_REDELIVERIES);
    factory.setRedeliveryPolicy(redelivery);
    // Only text is sent: objects of Java are never read.
    factory.setTrustedPackages(List.of());
    return factory.createConnection();
  }
}
