package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.GobangProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tournaments in their own process, after an interrupt, a kill and a resumption. */
class KilledArenaTest {

  private static final int MANY = 1_000_000;

  @TempDir private Path folder;

  private Process start(int games) throws IOException {
    return GobangProcess.of(
            folder,
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
            String.valueOf(games),
            "--out",
            folder.resolve("run").toString(),
            "--resume")
        .start();
  }

  private long games() {
    try (Stream<String> lines = Files.lines(folder.resolve("run/games.jsonl"))) {
      return lines.count();
    } catch (IOException notYet) {
      return 0;
    }
  }

  private void awaitMoreThan(long games) {
    await().until(() -> games() > games);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void stopsInAnOrderlyWayOnAnInterrupt() throws Exception {
    assumeThat(GobangProcess.ignoresInterrupts())
        .as("started in the background by a shell")
        .isFalse();
    Process running = start(MANY);
    awaitMoreThan(3);
    assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(running.pid())).start().waitFor())
        .isZero();
    String out = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(running.waitFor()).isEqualTo(130);
    assertThat(out).contains("LOS").contains(games() + " of " + MANY + " games: Black won");
    assertThat(folder.resolve("run/report.html")).isNotEmptyFile();
  }

  /** Starts a tournament against a player whose provider ends the process. */
  private Process startExiting(String command, int games) throws IOException {
    Path plugins = folder.resolve("plugins");
    if (!Files.exists(plugins)) {
      Files.createDirectory(plugins);
      PlayerJar.put(
          folder,
          "exiting",
          "h8",
          "public boolean supports(Board board) { System.exit(7); return true; }",
          plugins.resolve("exiting.jar"));
    }
    return GobangProcess.of(
            folder,
            Stream.concat(
                    Stream.of(command.split(" ")),
                    Stream.of(
                        "--plugins",
                        plugins.toString(),
                        "--games",
                        String.valueOf(games),
                        "--concurrency",
                        "1",
                        "--out",
                        folder.resolve("run").toString()))
                .toArray(String[]::new))
        .start();
  }

  @Test
  void continuesAfterAPlayerEndedTheProcess() throws Exception {
    Process running = startExiting("arena --player exiting --player shapes --nodes 1", 4);
    String err = new String(running.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    String out = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(running.waitFor()).as("not the status of the player").isZero();
    assertThat(err)
        .containsOnlyOnce(
            "exiting.jar called System.exit; from now on its players run in processes")
        .contains("report.html");
    assertThat(out)
        .contains("4 of 4 games")
        .contains("Game 1: exiting lost (exited): exiting called System.exit")
        .contains("Game 4: exiting lost (refused): exiting ended its process (status 7)");
    assertThat(games()).isEqualTo(4);
  }

  @Test
  void continuesARatingAfterAPlayerEndedTheProcess() throws Exception {
    Process running = startExiting("rate exiting --json --nodes 1", 2);
    String out = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(running.waitFor()).isZero();
    assertThat(out).contains("\"games\":2", "\"losses\":2", "\"exited\":1");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void stopsAResumedTournamentOnAnInterrupt() throws Exception {
    assumeThat(GobangProcess.ignoresInterrupts())
        .as("started in the background by a shell")
        .isFalse();
    Process running = startExiting("arena --player exiting --player shapes --nodes 1", MANY);
    awaitMoreThan(1);
    assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(running.pid())).start().waitFor())
        .isZero();
    String out = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(running.waitFor()).isEqualTo(130);
    assertThat(out).contains(games() + " of " + MANY + " games: Black won");
  }

  @Test
  void refusesASecondProcessInTheSameFolder() throws Exception {
    Process running = start(MANY);
    awaitMoreThan(1);
    Process other = start(MANY);
    String err = new String(other.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).isEqualTo(1);
    assertThat(err).contains("another process is using this folder").hasLineCount(1);
    running.destroyForcibly().waitFor();
  }

  @Test
  void resumesAfterAKillAndPrintsTheStandingsOnRequest() throws Exception {
    long before = 0;
    for (int kill = 0; kill < 3; kill++) {
      Process running = start(MANY);
      awaitMoreThan(before + 2);
      running.destroyForcibly().waitFor();
      before = games();
    }
    assertThat(
            Files.readAllLines(folder.resolve("run/games.jsonl")).stream()
                .map(KilledArenaTest::number)
                .distinct())
        .as("each game once")
        .hasSizeBetween((int) before - 1, (int) before);
  }

  private static String number(String line) {
    return line.replaceFirst(",\"board.*", "");
  }
}
