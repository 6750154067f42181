package org.gobang.launcher.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plugins and files that workers receive. */
class JoinedRunTest {

  @TempDir private Path folder;

  private ClusterProcesses processes;
  private Path data;

  @BeforeEach
  void open() throws Exception {
    processes = new ClusterProcesses(folder);
    data = Files.createDirectory(folder.resolve("worker"));
  }

  @AfterEach
  void kill() {
    processes.kill();
  }

  @Test
  void receivesPluginsAndFilesOfOptions() throws Exception {
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    PlayerJar.put(folder, "sent", "h8", plugins.resolve("sent.jar"));
    Path table = Files.createDirectory(folder.resolve("tables")).resolve("table.txt");
    Files.writeString(table, Run.of("plugins", "--player", "runs", "--table").out());
    Process worker = processes.join(processes.port(), data);
    Process coordinator =
        processes.coordinate(
            4,
            "--plugins",
            plugins.toString(),
            "--player",
            "sent",
            "--player",
            "runs:weights=" + table,
            "--nodes",
            "1");
    processes.awaitEachOnce(coordinator, 4);
    try (Stream<Path> kept = Files.list(data.resolve("gobang/cluster-files"))) {
      assertThat(kept.map(file -> file.getFileName().toString()))
          .hasSize(2)
          .allMatch(name -> name.matches("[0-9a-f]{64}"));
    }
    assertThat(processes.games()).allMatch(line -> line.contains("\"ending\":\"line\""));
    assertThat(processes.log(worker)).contains("Working on jobs of");
  }

  /** The worker has the engine under another name and path. */
  @Test
  void usesTheEnginesOfTheWorker() throws Exception {
    List<String> command = GobangProcess.of(folder, "brain", "--player", "runs").command();
    engines(folder).add(AddedEngine.of("pela", command, folder, Map.of()));
    engines(data).add(AddedEngine.of("other-name", command, data, Map.of()));
    Process without =
        processes.join(processes.port(), Files.createDirectory(folder.resolve("without")));
    Process with = processes.join(processes.port(), data);
    Process coordinator =
        processes.coordinate(2, "--player", "pela", "--player", "shapes", "--nodes", "1");
    processes.awaitEachOnce(coordinator, 2);
    String name = processes.log(with).replaceAll("(?s).*Working as ([^:]+):.*", "$1");
    assertThat(processes.games())
        .allMatch(line -> line.contains("\"machine\":{\"name\":\"" + name + "\""));
    assertThat(processes.log(coordinator)).contains("does not have pela");
    assertThat(processes.log(without)).doesNotContain("refuses");
  }

  private static AddedEngines engines(Path data) throws Exception {
    Path own = Files.createDirectories(data.resolve("gobang"));
    return new AddedEngines(own.resolve("engines.json"), own.resolve("engine-logs"));
  }
}
