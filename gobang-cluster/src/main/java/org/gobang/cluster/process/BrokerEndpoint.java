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
 * The meeting point of coordinator and workers.
 *
 * @param address where the coordinator listens, or where the broker is
 * @param isBroker whether there is a message broker elsewhere
 * @param key what all have; empty on the loopback interface alone
 */
public record BrokerEndpoint(ClusterAddress address, boolean isBroker, Optional<ClusterKey> key) {

  /**
   * Checks the address of the coordinator. An external broker may start later.
   *
   * @throws org.gobang.api.RefusedException if it cannot listen there, or others could connect
   *     without a key
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

  /** Returns the address for a worker of this process. */
  ClusterAddress own(Coordinator coordinator) {
    return coordinator
        .port()
        .map(port -> new ClusterAddress(reachable(address.host()), port))
        .orElse(address);
  }

  /** Returns a host to connect to, which cannot be a host that stands for all interfaces. */
  private static String reachable(String host) {
    return List.of("0.0.0.0", "[::]").contains(host) ? ClusterAddress.LOOPBACK : host;
  }
}
