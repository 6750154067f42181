package org.gobang.launcher.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.fixtures.Ports;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The messages of workers that cannot connect. */
class UnreachedWorkerTest {

  @TempDir private Path folder;

  private ClusterProcesses processes;

  @BeforeEach
  void open() throws Exception {
    processes = new ClusterProcesses(folder);
  }

  @AfterEach
  void kill() {
    processes.kill();
  }

  private static Coordinator coordinator(Optional<ClusterKey> key) {
    return Coordinator.listening(
        new WorkerCheck("run", "build"),
        Map.of(),
        (worker, change) -> {},
        ClusterAddress.parse("0"),
        key);
  }

  private void awaitLine(Process worker, String line) throws IOException {
    await().untilAsserted(() -> assertThat(processes.log(worker)).contains(line));
    assertThat(processes.log(worker)).doesNotContain("At work");
  }

  @Test
  void reportsAMissingOrWrongKey() throws Exception {
    Path other = folder.resolve("other.p12");
    assertThat(Run.of("cluster", "key", other.toString()).status()).isZero();
    try (Coordinator keyed = coordinator(Optional.of(ClusterKey.read(other)))) {
      int port = keyed.port().orElseThrow();
      Process without = processes.joinWithoutKey(port);
      Process another = processes.join(port, folder);
      awaitLine(
          without,
          "127.0.0.1:"
              + port
              + " does not accept a connection without a key. Use --key, or check the port.");
      awaitLine(another, "127.0.0.1:" + port + " uses a different key from the --key file.");
      assertThat(keyed.workers().rows()).isEmpty();
    }
  }

  @Test
  void reportsAMissingCoordinatorOrOneWithoutAKey() throws Exception {
    int free = Ports.free();
    try (Coordinator open = coordinator(Optional.empty())) {
      int port = open.port().orElseThrow();
      Process surplus = processes.join(port, folder);
      Process alone = processes.joinWithoutKey(free);
      awaitLine(surplus, "does not accept an encrypted connection. Omit --key");
      awaitLine(alone, "Cannot connect to 127.0.0.1:" + free);
    }
  }
}
