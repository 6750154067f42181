package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replacing a plugin while the application runs. */
class HotPluginTest {

  @TempDir private Path folder;
  @TempDir private Path plugins;

  @Test
  void playsTheNextGameInAPipeWithTheNewPlugin() throws Exception {
    PlayerJar.put(folder, "acme", "a1", plugins.resolve("acme.jar"));
    Process gobang =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                System.getProperty("jdk.module.path"),
                "-m",
                "org.gobang.launcher/" + Main.class.getName(),
                "--ui=console",
                "--white=acme",
                "--plugins=" + plugins)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (Writer in = gobang.outputWriter(StandardCharsets.UTF_8);
        BufferedReader out =
            new BufferedReader(
                new InputStreamReader(gobang.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(answer(in, out, "h8")).isEqualTo("2. a1 White");
      PlayerJar.put(folder, "acme", "o15", plugins.resolve("acme.jar"));
      await()
          .until(
              () -> {
                in.write("new\n");
                in.flush();
                assertThat(out.readLine()).isEqualTo("new game");
                return answer(in, out, "h8").equals("2. o15 White");
              });
    } finally {
      gobang.destroyForcibly();
    }
  }

  /** Returns White's answer to Black's move. */
  private static String answer(Writer in, BufferedReader out, String move) throws IOException {
    in.write(move + "\n");
    in.flush();
    assertThat(out.readLine()).endsWith(move + " Black");
    return String.valueOf(out.readLine());
  }
}
