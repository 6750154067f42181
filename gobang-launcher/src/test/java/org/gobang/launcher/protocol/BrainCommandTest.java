package org.gobang.launcher.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.Main;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Gomocup brain as a manager starts it. */
class BrainCommandTest {

  /** A plugin that prints while it is loaded, created and used. */
  private static final String NOISY =
      "static { System.out.println(\"loaded\"); } { System.out.println(\"made\"); }";

  @TempDir private Path folder;
  @TempDir private Path plugins;

  @AfterEach
  void leavesNoProcessBehind() {
    await().until(() -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void answersAllCommandsWithoutASearch() {
    Run run = Run.fed("about\r\nSTART 20\r\nFOO\r\nEND\r\n", "brain", "--player", "shapes");
    assertThat(run.lines())
        .hasSize(3)
        .element(0)
        .asString()
        .matches("name=\"gobang-shapes\", version=\"[^\"]+\", author=\"Gobang\"");
    assertThat(run.out()).endsWith("\nOK\nUNKNOWN FOO\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"noisy", "isolated:noisy"})
  void playsInAProcessDespiteOutputOfPlugins(String player) throws Exception {
    PlayerJar.put(folder, "noisy", "h8", NOISY, plugins.resolve("noisy.jar"));
    Process brain = start("brain", "--player", player, "--plugins", plugins.toString());
    try (Writer in = brain.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out = brain.inputReader(StandardCharsets.UTF_8)) {
      say(in, "START 15");
      assertThat(out.readLine()).isEqualTo("OK");
      say(in, "INFO timeout_turn 20000", "BEGIN");
      assertThat(out.readLine()).isEqualTo("7,7");
      say(in, "TURN 8,8");
      assertThat(out.readLine()).isEqualTo("0,14");
      say(in, "END");
      assertThat(out.readLine()).isNull();
      assertThat(brain.waitFor(120, TimeUnit.SECONDS)).isTrue();
      assertThat(brain.exitValue()).isZero();
    } finally {
      brain.destroyForcibly().waitFor();
    }
  }

  @Test
  void botAnswersOnceInAProcess() throws Exception {
    Process bot = start("botzone", "--player", "runs");
    try (Writer in = bot.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out = bot.inputReader(StandardCharsets.UTF_8)) {
      say(in, "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[],\"data\":\"kept\"}");
      assertThat(out.readLine()).isEqualTo("{\"response\":{\"x\":7,\"y\":7},\"data\":\"kept\"}");
      assertThat(out.readLine()).isNull();
      assertThat(bot.waitFor(120, TimeUnit.SECONDS)).isTrue();
      assertThat(bot.exitValue()).isZero();
    } finally {
      bot.destroyForcibly().waitFor();
    }
  }

  @Test
  void botReportsInvalidInput() {
    Run run = Run.fed("nonsense\n", "botzone", "--player", "runs", "--keep-running");
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("gobang: a turn is a JSON object").hasLineCount(1);
    assertThat(run.status()).isEqualTo(1);
  }

  private static Process start(String... arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-p",
            System.getProperty("jdk.module.path"),
            "-m",
            "org.gobang.launcher/" + Main.class.getName());
    builder.command().addAll(List.of(arguments));
    return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private static void say(Writer in, String... lines) throws IOException {
    in.write(String.join("\n", lines) + "\n");
    in.flush();
  }
}
