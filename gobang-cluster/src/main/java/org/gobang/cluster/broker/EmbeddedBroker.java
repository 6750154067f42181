package org.gobang.cluster.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.UUID;
import javax.net.ssl.KeyManager;
import javax.net.ssl.TrustManager;
import org.apache.activemq.broker.BrokerService;
import org.apache.activemq.broker.SslContext;
import org.apache.activemq.broker.TransportConnector;
import org.apache.activemq.broker.region.policy.PolicyEntry;
import org.apache.activemq.broker.region.policy.PolicyMap;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.key.ClusterKey;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A message broker in this process that stores no data on disk. */
public final class EmbeddedBroker implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(EmbeddedBroker.class);

  private static final long MEMORY = 64L << 20;

  /** More than the number of jobs that a coordinator publishes in parallel. */
  private static final int PAGE = 10_000;

  private final BrokerService broker = new BrokerService();
  private final TransportConnector connector;

  /**
   * Starts a broker.
   *
   * @param bind the address of the broker
   * @param key the key required of clients; empty only on the loopback interface
   * @throws RefusedException if the port cannot be opened, or other machines could connect without
   *     a key
   */
  public EmbeddedBroker(ClusterAddress bind, Optional<ClusterKey> key) {
    refuseOthersWithoutKey(bind, key);
    try {
      broker.setBrokerName("gobang-" + UUID.randomUUID());
      broker.setPersistent(false);
      broker.setUseJmx(false);
      broker.setUseShutdownHook(false);
      broker.setSchedulerSupport(false);
      broker.getSystemUsage().getMemoryUsage().setLimit(MEMORY);
      broker.setDestinationPolicy(policy());
      key.ifPresent(
          each ->
              broker.setSslContext(
                  new SslContext(
                      each.keys().toArray(KeyManager[]::new),
                      each.trust().toArray(TrustManager[]::new),
                      new SecureRandom())));
      connector = broker.addConnector(new URI(uri(bind, key.isPresent())));
      broker.start();
      broker.waitUntilStarted();
    } catch (RuntimeException e) {
      close();
      throw e;
    } catch (Exception e) {
      close();
      throw notListenedOn(bind, e);
    }
  }

  /**
   * Checks that the broker can use an address.
   *
   * @param bind the address of the broker
   * @param key the key required of clients; empty only on the loopback interface
   * @throws RefusedException as the constructor does
   */
  public static void check(ClusterAddress bind, Optional<ClusterKey> key) {
    refuseOthersWithoutKey(bind, key);
    try (ServerSocket tried = new ServerSocket()) {
      tried.setReuseAddress(true);
      tried.bind(new InetSocketAddress(bind.host().replaceAll("[\\[\\]]", ""), bind.port()));
    } catch (IOException e) {
      throw notListenedOn(bind, e);
    }
  }

  private static void refuseOthersWithoutKey(ClusterAddress bind, Optional<ClusterKey> key) {
    if (key.isEmpty() && !bind.isLoopback()) {
      throw ClusterTexts.refused("bind.key", bind);
    }
  }

  private static RefusedException notListenedOn(ClusterAddress bind, Exception e) {
    return new RefusedException(ClusterTexts.of("bind.failed", bind, reason(e)), e);
  }

  /**
   * Returns the policy. Selectors see only the messages of one page, so it must hold all waiting
   * messages.
   */
  private static PolicyMap policy() {
    PolicyEntry all = new PolicyEntry();
    all.setMaxPageSize(PAGE);
    PolicyMap policies = new PolicyMap();
    policies.setDefaultEntry(all);
    return policies;
  }

  private static String reason(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage());
  }

  private static String uri(ClusterAddress bind, boolean encrypted) {
    return (encrypted ? "ssl://" : "tcp://")
        + bind
        + "?wireFormat.maxFrameSize="
        + BrokerConnections.LARGEST
        + "&transport.maximumConnections=2000"
        + (encrypted ? "&needClientAuth=true&transport.enabledProtocols=TLSv1.3" : "");
  }

  /** Returns the name for connections from this process. */
  public String name() {
    return broker.getBrokerName();
  }

  /** Returns the port of the broker. */
  public int port() {
    try {
      return connector.getConnectUri().getPort();
    } catch (Exception e) {
      throw new IllegalStateException("a started broker has a port", e);
    }
  }

  @Override
  public void close() {
    try {
      broker.stop();
      broker.waitUntilStopped();
    } catch (Exception e) {
      LOG.warn("The message broker did not stop in order", e);
    }
  }
}
