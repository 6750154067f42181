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
 * Where coordinator and workers meet.
 *
 * @param address where the coordinator listens, or where the broker is
 * @param isBroker whether there is a message broker elsewhere
 * @param key what all have; empty on the loopback interface alone
 */
public record BrokerEndpoint(ClusterAddress address, boolean isBroker, Optional<ClusterKey> key) {

  /**
   * Tries where the coordinator is to listen; a broker elsewhere may come later.
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

  /** Where a worker of this process connects. */
  ClusterAddress own(Coordinator coordinator) {
    return coordinator
        .port()
        .map(port -> new ClusterAddress(reachable(address.host()), port))
        .orElse(address);
  }

  /** Returns a host that all interfaces stand for is no host to connect to. */
  private static String reachable(String host) {
    return List.of("0.0.0.0", "[::]").contains(host) ? ClusterAddress.LOOPBACK : host;
  }
}
