package org.gobang.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command in its own process, with several builds. */
class WatchCommandTest {

  /** Fewer boards to test on. */
  private static final String FREESTYLE =
      "public boolean supports(Board board) { return board.rules().equals(\"freestyle\"); }";

  @TempDir private Path folder;
  @TempDir private Path plugins;
  private Process watch;
  private BufferedReader out;
  private BufferedReader err;

  @BeforeEach
  void start() throws IOException {
    watch =
        GobangProcess.of(
                folder,
                "watch",
                "acme",
                "--plugins",
                plugins.toString(),
                "--games",
                "4",
                "--time",
                "1h",
                "--concurrency",
                "1")
            .start();
    out = watch.inputReader(StandardCharsets.UTF_8);
    err = watch.errorReader(StandardCharsets.UTF_8);
    assertThat(err.readLine())
        .isEqualTo("gobang: Waiting for builds of acme. Press Ctrl-C to stop.");
  }

  @AfterEach
  void end() {
    watch.destroyForcibly();
  }

  private Path jar() {
    return plugins.resolve("acme.jar");
  }

  private void build(String point) throws IOException {
    PlayerJar.put(folder, "acme", point, FREESTYLE, jar());
  }

  private void build(String answer, String body) throws IOException {
    PlayerJar.answering(folder, "acme", answer, FREESTYLE + body, jar());
  }

  private void awaitContractKept() throws IOException {
    assertThat(out.readLine()).startsWith("New build: acme").contains("acme.jar");
    assertThat(out.readLine()).startsWith("All ");
  }

  private void awaitFirstBuild() throws IOException {
    build("h8");
    awaitContractKept();
    assertThat(out.readLine()).startsWith("This is the first build");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void playsAgainstThePreviousBuildUntilAnInterrupt() throws Exception {
    assumeThat(GobangProcess.ignoresInterrupts())
        .as("started in the background by a shell")
        .isFalse();
    awaitFirstBuild();
    build("h9");
    awaitContractKept();
    assertThat(out.readLine())
        .matches("(Stronger than|As strong as|Weaker than) the previous build: .*")
        .contains("95% interval", "after 4 games")
        .endsWith("0 on time, 0 by illegal moves, 0 by crashes).");
    assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(watch.pid())).start().waitFor())
        .isZero();
    assertThat(out.readLine()).isNull();
    assertThat(watch.waitFor()).isEqualTo(130);
  }

  @Test
  void newBuildStopsTheMatchOfThePreviousBuild() throws Exception {
    awaitFirstBuild();
    build(
        "hangInTheMatch(turn)",
        """
        private static Point hangInTheMatch(Turn turn) throws InterruptedException {
          if (turn.budget().toString().contains("PT1H")) {
            new java.util.concurrent.CountDownLatch(1).await();
          }
          return turn.board().vacant().get(0);
        }
        """);
    awaitContractKept();
    build("h9");
    awaitContractKept();
    assertThat(out.readLine()).as("against the first build").contains("after 4 games");
  }

  @Test
  void playsNoMatchAfterAFailedContractTest() throws Exception {
    awaitFirstBuild();
    build("new Point(0, 0)", "");
    assertThat(out.readLine()).startsWith("New build: ");
    assertThat(out.readLine()).startsWith("Failed: ").contains("; promised by Player.choose");
    String last = out.readLine();
    while (last.startsWith("Failed: ")) {
      last = out.readLine();
    }
    assertThat(last).endsWith("contract tests failed. This build does not play.");
    build("h9");
    awaitContractKept();
    assertThat(out.readLine()).contains("after 4 games");
  }

  @Test
  void continuesAfterABuildEndedItsProcess() throws Exception {
    build("exits()", "private static Point exits() { System.exit(3); return null; }");
    assertThat(out.readLine()).startsWith("New build: ");
    assertThat(out.readLine()).contains("acme ended its process (status 3)");
    assertThat(out.readLine()).startsWith("1 of ");
    awaitFirstBuild();
  }

  @Test
  void reportsABrokenJarInOneSentence() throws Exception {
    Files.writeString(jar(), "no jar");
    assertThat(err.readLine()).contains("acme.jar", "unreadable");
    awaitFirstBuild();
    Files.writeString(jar(), "no jar");
    assertThat(err.readLine()).as("again").contains("acme.jar", "unreadable");
  }

  @Test
  void refusesInvalidTargets() {
    assertThat(Run.of("watch", "runs"))
        .isEqualTo(
            new Run(
                2,
                "",
                "gobang: runs does not come from a plugin folder, so there will be no new builds.\n"));
    assertThat(Run.of("watch", "runs", "--games", "1").err()).contains("2 or more");
  }
}
