package org.gobang.cluster.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.broker.EmbeddedBroker;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerWatcher;
import org.gobang.cluster.key.ClusterKey;

/**
 * The broker address used by coordinator and workers.
 *
 * @param address the address of the coordinator or of the external broker
 * @param isBroker whether the broker is external
 * @param key the shared key; empty only for the loopback interface
 */
public record BrokerEndpoint(ClusterAddress address, boolean isBroker, Optional<ClusterKey> key) {

  /**
   * Checks the address of the coordinator. An external broker may start later.
   *
   * @throws org.gobang.api.RefusedException if the port cannot be opened, or other machines could
   *     connect without a key
   */
  public void check() {
    if (!isBroker) {
      EmbeddedBroker.check(address, key);
    }
  }

  Coordinator coordinator(WorkerCheck admission, Map<String, Path> files, WorkerWatcher watcher) {
    return isBroker
        ? Coordinator.at(admission, files, watcher, address, key)
        : Coordinator.listening(admission, files, watcher, address, key);
  }

  /** Returns the broker address for the worker in this process. */
  ClusterAddress own(Coordinator coordinator) {
    return coordinator
        .port()
        .map(port -> new ClusterAddress(reachable(address.host()), port))
        .orElse(address);
  }

  /** Returns a host to connect to. A wildcard host is replaced. */
  private static String reachable(String host) {
    return List.of("0.0.0.0", "[::]").contains(host) ? ClusterAddress.LOOPBACK : host;
  }
}
