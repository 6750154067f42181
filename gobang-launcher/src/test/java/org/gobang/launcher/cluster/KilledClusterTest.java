package org.gobang.launcher.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A run by workers in processes of their own, some of which are killed. */
@Timeout(240)
class KilledClusterTest {

  private static final int GAMES = 600;
  private static final Pattern NUMBER = Pattern.compile("\"order\":\\{\"game\":([0-9]+)");

  private final List<Process> processes = new ArrayList<>();

  @TempDir private Path folder;

  @AfterEach
  void kill() {
    processes.forEach(Process::destroyForcibly);
  }

  private Process start(String... arguments) throws IOException {
    Process process =
        GobangProcess.of(folder, arguments)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log-" + processes.size()).toFile())
            .start();
    processes.add(process);
    return process;
  }

  private Process join(int port, String key) throws IOException {
    return start("join", "127.0.0.1:" + port, "--key", key, "--slots", "1");
  }

  private Process coordinate(int port, String key) throws IOException {
    return start(
        "arena",
        "--player",
        "runs",
        "--player",
        "shapes",
        "--nodes",
        "1",
        "--seed",
        "1",
        "--games",
        String.valueOf(GAMES),
        "--out",
        folder.resolve("run").toString(),
        "--resume",
        "--cluster",
        String.valueOf(port),
        "--key",
        key,
        "--local-slots",
        "0");
  }

  private List<Integer> games() {
    List<Integer> games = new ArrayList<>();
    try (Stream<String> lines = Files.lines(folder.resolve("run/games.jsonl"))) {
      lines.forEach(
          line -> {
            Matcher number = NUMBER.matcher(line);
            if (number.find()) {
              games.add(Integer.valueOf(number.group(1)));
            }
          });
    } catch (IOException notYet) {
      return List.of();
    }
    return games;
  }

  private void awaitMoreThan(int games) {
    await().atMost(Duration.ofMinutes(2)).until(() -> games().size() > games);
  }

  @Test
  void countsEachGameOnceWhateverIsKilled() throws Exception {
    String key = folder.resolve("cluster.p12").toString();
    assertThat(Run.of("cluster", "key", key).status()).isZero();
    int port = GobangProcess.freePort();
    Process killed = join(port, key);
    join(port, key);
    Process coordinator = coordinate(port, key);
    awaitMoreThan(60);
    killed.destroyForcibly();
    awaitMoreThan(150);
    coordinator.destroyForcibly().waitFor();
    join(port, key);
    Process resumed = coordinate(port, key);
    assertThat(resumed.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(resumed.exitValue()).isZero();
    assertThat(games())
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, GAMES).boxed().toList());
  }

  @Test
  void refusesWhatDoesNotBelongTogether() {
    String key = folder.resolve("none.p12").toString();
    Run unread = Run.of("join", "127.0.0.1:1", "--key", key);
    assertThat(unread.err()).contains("none.p12: cannot be read");
    assertThat(unread.status()).isOne();
    Run alone =
        Run.of("arena", "--player", "runs", "--player", "shapes", "--games", "2", "--key", key);
    assertThat(alone.err()).contains("--key: it belongs to --cluster");
    assertThat(alone.status()).isEqualTo(2);
    Run open =
        Run.of(
            "arena",
            "--player",
            "runs",
            "--player",
            "shapes",
            "--games",
            "2",
            "--cluster",
            "0.0.0.0:0");
    assertThat(open.err()).contains("without a key only this machine may connect");
    assertThat(open.status()).isOne();
    Run missing = Run.of("cluster");
    assertThat(missing.err()).contains("cluster: the command below it is missing: key");
    assertThat(missing.status()).isEqualTo(2);
  }

  @Test
  void neverOverwritesAKey() throws IOException {
    Path file = folder.resolve("cluster.p12");
    Files.writeString(file, "something else");
    Run run = Run.of("cluster", "key", file.toString());
    assertThat(run.err()).contains("there is a file already; a key is never overwritten");
    assertThat(run.status()).isOne();
    assertThat(file).hasContent("something else");
  }
}
