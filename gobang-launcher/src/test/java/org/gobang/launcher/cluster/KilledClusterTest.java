package org.gobang.launcher.cluster;

import java.nio.file.Path;
import org.gobang.fixtures.TestSize;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tournaments with killed, suspended or disconnected processes. */
class KilledClusterTest {

  private static final String[] PLAYERS = {
    "--player", "runs", "--player", "shapes", "--nodes", "1"
  };

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

  private static void signal(Process process, String signal) throws Exception {
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no signals")
  void countsEachGameOnceWithKilledOrSuspendedProcesses() throws Exception {
    int games = TestSize.of(200, 1000);
    Process killed = processes.join();
    Process frozen = processes.join();
    Process coordinator = processes.coordinate(games, PLAYERS);
    processes.awaitMoreThan(games / 10);
    killed.destroyForcibly();
    processes.join();
    processes.awaitMoreThan(games / 4);
    signal(frozen, "STOP");
    processes.awaitMoreThan(games / 2);
    coordinator.destroyForcibly().waitFor();
    Process resumed = processes.coordinate(games, PLAYERS);
    processes.awaitMoreThan(games * 3 / 4);
    // Its late results are discarded.
    signal(frozen, "CONT");
    processes.awaitEachOnce(resumed, games);
  }

  /** A single worker receives its own jobs again after each cut. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsEachGameOnceAfterLostConnections(int workers) throws Exception {
    int games = TestSize.of(100, 400);
    try (CuttingProxy proxy = new CuttingProxy(processes.port())) {
      for (int i = 0; i < workers; i++) {
        processes.join(proxy.port(), folder);
      }
      Process coordinator = processes.coordinate(games, PLAYERS);
      for (int before = games / 8; before < games * 7 / 8; before += games / 4) {
        processes.awaitMoreThan(before);
        proxy.cut();
      }
      processes.awaitEachOnce(coordinator, games);
    }
  }
}
