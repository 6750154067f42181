package org.gobang.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the processes of these tests are shell scripts")
class ChildProcessTest {

  private static final Duration LONG = Duration.ofMinutes(2);

  private static ChildProcess shell(String script) throws IOException {
    return ChildProcess.start(List.of("sh", "-c", script));
  }

  private static boolean runs(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().command()).isPresent();
  }

  @Test
  void exchangesLines() throws Exception {
    try (ChildProcess echo = shell("while read line; do echo \"heard $line\"; done")) {
      echo.send("one");
      echo.send("两");
      assertThat(echo.take()).contains("heard one");
      assertThat(echo.take()).contains("heard 两");
    }
  }

  @Test
  void reportsTheEndOfItsOutputPermanently() throws Exception {
    try (ChildProcess brief = shell("echo last; echo why >&2; exit 5")) {
      assertThat(brief.take()).contains("last");
      assertThat(brief.take()).isEmpty();
      assertThat(brief.take()).isEmpty();
      assertThat(brief.status(LONG)).hasValue(5);
      assertThat(brief.stderrTail()).containsExactly("why");
      brief.send("anybody there?");
    }
  }

  @Test
  void exitsWhenItsInputEnds() throws Exception {
    ChildProcess polite = shell("while read line; do :; done; echo bye; exit 3");
    polite.close();
    polite.close();
    assertThat(polite.take()).contains("bye");
    assertThat(polite.status(LONG)).hasValue(3);
  }

  @Test
  void isKilledIfItDoesNotExit() throws Exception {
    ChildProcess stubborn = shell("trap '' TERM HUP INT; echo up; while :; do sleep 1; done");
    assertThat(stubborn.take()).contains("up");
    stubborn.close();
    assertThat(stubborn.status(LONG)).isPresent();
  }

  @Test
  void isKilledIfItNeverReads() throws Exception {
    ChildProcess deaf = shell("echo up; exec sleep 1000");
    assertThat(deaf.take()).contains("up");
    for (int i = 0; i < 1000; i++) {
      deaf.send("x".repeat(1000));
    }
    deaf.close();
    assertThat(deaf.status(LONG)).isPresent();
  }

  @Test
  void isKilledIfItsOutputIsNotRead() throws Exception {
    ChildProcess talker = shell("while :; do echo talk; echo talk >&2; done");
    assertThat(talker.take()).contains("talk");
    talker.close();
    assertThat(talker.status(LONG)).isPresent();
    assertThat(talker.stderrTail()).hasSize(20).containsOnly("talk");
  }

  @Test
  void waitsUntilItsLinesAreTaken() throws Exception {
    int most = 3 * LineQueue.MAX_LINES;
    try (ChildProcess talker =
        shell("for i in $(seq " + most + "); do printf '%0100000d\\n' 0; done; echo done >&2")) {
      // Long lines that are not taken must not fill the memory.
      await().during(Duration.ofMillis(300)).until(() -> !talker.stderrTail().contains("done"));
      for (int i = 0; i < most; i++) {
        assertThat(talker.take()).isPresent();
      }
      await().until(() -> talker.stderrTail().contains("done"));
    }
  }

  @Test
  void endsWithChildrenAndOrphans() throws Exception {
    ChildProcess parent =
        shell("sleep 1000 & echo $!; sh -c 'sleep 1000 >/dev/null 2>&1 & echo $!'; wait");
    long child = Long.parseLong(parent.take().orElseThrow());
    long orphan = Long.parseLong(parent.take().orElseThrow());
    assertThat(runs(child) && runs(orphan)).isTrue();
    parent.close();
    await().until(() -> !runs(child) && !runs(orphan));
  }

  @Test
  void endsOrphansEvenIfItExitedBefore() throws Exception {
    ChildProcess parent = shell("sleep 1000 >/dev/null 2>&1 & echo $!");
    long orphan = Long.parseLong(parent.take().orElseThrow());
    assertThat(parent.status(LONG)).hasValue(0);
    assertThat(runs(orphan)).isTrue();
    parent.close();
    await().until(() -> !runs(orphan));
  }

  @Test
  void endsOrphansWithoutAnEnvironment() throws Exception {
    ChildProcess parent =
        shell(
            "env -i sh -c \"trap '' TERM HUP; sleep 1000 >/dev/null 2>&1 </dev/null & echo \\$!\"");
    long orphan = Long.parseLong(parent.take().orElseThrow());
    assertThat(parent.status(LONG)).hasValue(0);
    assertThat(runs(orphan)).isTrue();
    parent.close();
    await().until(() -> !runs(orphan));
  }

  @Test
  void endsNestedTrees() throws Exception {
    ChildProcess parent =
        shell(
            "export GOBANG_PROCESS=$GOBANG_PROCESS/inner;"
                + " sh -c 'sleep 1000 >/dev/null 2>&1 & echo $!'");
    long orphan = Long.parseLong(parent.take().orElseThrow());
    assertThat(runs(orphan)).isTrue();
    parent.close();
    await().until(() -> !runs(orphan));
  }

  @Test
  void leavesOtherTrees() throws Exception {
    try (ChildProcess other = shell("exec sleep 1000")) {
      ChildProcess one = shell("exec sleep 1000");
      one.close();
      assertThat(one.status(LONG)).isPresent();
      assertThat(other.status(Duration.ZERO)).isEmpty();
    }
  }

  @Test
  void refusesAMissingProgram() {
    assertThatThrownBy(() -> ChildProcess.start(List.of("/no/such/program")))
        .isInstanceOf(IOException.class);
  }

  @Test
  void waitsForALine() throws Exception {
    try (ChildProcess slow = shell("read line; echo $line")) {
      Thread.currentThread().interrupt();
      assertThatThrownBy(slow::take).isInstanceOf(InterruptedException.class);
      slow.send("now");
      assertThat(slow.take()).isEqualTo(Optional.of("now"));
    }
  }
}
