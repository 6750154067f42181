package org.gobang.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no watchdog")
class KilledApplicationTest {

  /**
   * The engine ignores the end of its input. Both start a child, an orphan and an orphan without an
   * environment.
   */
  @ParameterizedTest
  @ValueSource(strings = {"engine", "plugin"})
  void leavesNoProcess(String kind) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(TestJvm.java());
    command.addAll(TestJvm.main(Application.class, kind));
    Process application =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader out = application.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      while (!line.matches("[0-9 ]+")) {
        line = out.readLine();
      }
      // Processes that have ended by themselves are helpers of the start, for example a shell.
      List<Long> started =
          Arrays.stream(line.split(" ", -1))
              .map(Long::valueOf)
              .distinct()
              .filter(KilledApplicationTest::runs)
              .toList();
      assertThat(started).hasSizeGreaterThanOrEqualTo(4);
      application.destroyForcibly();
      await().until(() -> started.stream().noneMatch(KilledApplicationTest::runs));
    } finally {
      application.destroyForcibly();
    }
  }

  private static boolean runs(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().command()).isPresent();
  }
}
