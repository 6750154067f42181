package org.gobang.launcher.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.fixtures.Ports;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;

/** A coordinator and workers in their own processes, with the same key and port. */
final class ClusterProcesses {

  private static final Pattern NUMBER = Pattern.compile("\"order\":\\{\"game\":([0-9]+)");

  private final List<Process> processes = new ArrayList<>();
  private final Path folder;
  private final String key;
  private final int port;

  ClusterProcesses(Path folder) throws IOException {
    this.folder = folder;
    this.key = folder.resolve("cluster.p12").toString();
    assertThat(Run.of("cluster", "key", key).status()).isZero();
    port = Ports.free();
  }

  int port() {
    return port;
  }

  private Process start(Path data, String... arguments) throws IOException {
    Process process =
        GobangProcess.of(data, arguments)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log-" + processes.size()).toFile())
            .start();
    processes.add(process);
    return process;
  }

  Process join() throws IOException {
    return join(port, folder);
  }

  Process join(int atPort, Path data) throws IOException {
    return start(data, "join", "127.0.0.1:" + atPort, "--key", key, "--slots", "1");
  }

  Process joinWithoutKey(int atPort) throws IOException {
    return start(folder, "join", "127.0.0.1:" + atPort, "--slots", "1");
  }

  /** Returns the output of a process. */
  String log(Process process) throws IOException {
    return Files.readString(folder.resolve("log-" + processes.indexOf(process)));
  }

  /** Starts or resumes the tournament in the folder with a coordinator without slots. */
  Process coordinate(int games, String... more) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of("arena", "--seed", "1", "--games", String.valueOf(games), "--resume"));
    arguments.addAll(List.of("--out", folder.resolve("run").toString()));
    arguments.addAll(List.of("--cluster", String.valueOf(port), "--key", key));
    arguments.addAll(List.of("--local-slots", "0"));
    arguments.addAll(Arrays.asList(more));
    return start(folder, arguments.toArray(String[]::new));
  }

  /** Returns the lines of the finished games. */
  List<String> games() {
    try (Stream<String> lines = Files.lines(folder.resolve("run/games.jsonl"))) {
      return lines.toList();
    } catch (IOException notYet) {
      return List.of();
    }
  }

  void awaitMoreThan(int games) {
    await().until(() -> games().size() > games);
  }

  /** Waits for the end of a coordinator and asserts that each game counts once. */
  void awaitEachOnce(Process coordinator, int games) throws Exception {
    assertThat(coordinator.waitFor()).as(log(coordinator)).isZero();
    List<Integer> numbers = new ArrayList<>();
    for (String line : games()) {
      Matcher number = NUMBER.matcher(line);
      assertThat(number.find()).isTrue();
      numbers.add(Integer.valueOf(number.group(1)));
    }
    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, games).boxed().toList());
  }

  void kill() {
    processes.forEach(Process::destroyForcibly);
  }
}
