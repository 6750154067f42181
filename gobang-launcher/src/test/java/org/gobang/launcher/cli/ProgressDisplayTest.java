package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.gobang.launcher.cli.ProgressDisplay.Progress;
import org.junit.jupiter.api.Test;

class ProgressDisplayTest {

  private final StringWriter written = new StringWriter();
  private final PrintWriter err = new PrintWriter(written, true);

  private ProgressDisplay begun(Progress progress, int width) {
    ProgressDisplay display = new ProgressDisplay(() -> progress, err, width, Duration.ofMillis(1));
    display.begin();
    await().until(() -> !written.toString().isEmpty());
    return display;
  }

  private String shown(Progress progress, int width) {
    begun(progress, width).end();
    return written.toString();
  }

  @Test
  void printsALineInAPipe() {
    assertThat(shown(new Progress(40, 100, "40/100 games"), 0).lines())
        .isNotEmpty()
        .allMatch("40/100 games"::equals);
  }

  @Test
  void drawsABarOnATerminalAndClearsItAtTheEnd() {
    String text = "40/100 games, 很长的名字\u001b[2J 0-0-0 another name";
    String shown = shown(new Progress(40, 100, text), 55);
    assertThat(shown).startsWith("\r[########------------] 40/100 games, ").endsWith("\r\u001b[K");
    assertThat(shown).doesNotContain("\n").doesNotContain("\u001b[2J").contains("?[2J");
    for (String line : shown.split("\r", -1)) {
      assertThat(TextColumns.width(line.replace("\u001b[K", ""))).isLessThan(55);
    }
  }

  @Test
  void clearsTheBarBeforeOutput() {
    ProgressDisplay display = begun(new Progress(1, 0, "1 position"), 40);
    display.beside(() -> err.print("answer\n"));
    display.end();
    assertThat(written).asString().contains("\r\u001b[Kanswer\n");
  }

  @Test
  void clearsTheBarBeforeMessages() {
    ProgressDisplay display = begun(new Progress(1, 10, "0 workers"), 40);
    ErrorOutput out = new ErrorOutput(err);
    out.writeBeside(display::beside);
    out.note("Worker a arrived");
    display.end();
    assertThat(written).asString().contains("\r\u001b[Kgobang: Worker a arrived\n");
  }

  @Test
  void showsNothingInQuietMode() {
    ErrorOutput quiet = new ErrorOutput(err);
    quiet.beQuiet(true);
    ProgressDisplay.show(
            () -> {
              throw new AssertionError("nothing is to be shown");
            },
            quiet)
        .end();
    assertThat(written).asString().isEmpty();
  }
}
