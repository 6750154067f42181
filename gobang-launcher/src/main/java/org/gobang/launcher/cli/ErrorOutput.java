package org.gobang.launcher.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gobang.api.Printable;
import org.gobang.launcher.log.LogLine;

/**
 * Standard error: one line for each sentence, and with {@code -v} the trace of each failure. How
 * much it writes is set while the command line is read; from then on any thread may write.
 */
public final class ErrorOutput {

  private final PrintWriter writer;
  private boolean traces;
  private boolean quiet;
  private boolean plain;
  private volatile Consumer<Runnable> beside = Runnable::run;

  public ErrorOutput(PrintWriter writer) {
    this.writer = writer;
  }

  /** Shows the trace of each failure from now on, or none. */
  public void showTraces(boolean wanted) {
    traces = wanted;
  }

  boolean isVerbose() {
    return traces;
  }

  /** Writes from now on only why something was refused or failed, or all there is to say. */
  public void beQuiet(boolean wanted) {
    quiet = wanted;
  }

  boolean isQuiet() {
    return quiet;
  }

  /** Writes lines alone from now on, as a screen reader needs them, or what a terminal can show. */
  public void bePlain(boolean wanted) {
    plain = wanted;
  }

  public boolean isPlain() {
    return plain;
  }

  /** Writes a sentence about what goes on, such as where a report is; none where it is quiet. */
  public void note(String sentence) {
    if (!quiet) {
      say(sentence);
    }
  }

  /** Writes a sentence about a file, as {@link #note(String)} does. */
  public void note(Object file, String sentence) {
    note(LauncherTexts.of("wrong.value", file, sentence));
  }

  /** Writes why something was refused, on one line whatever it is made of. */
  public void say(String sentence) {
    String line = sentence.lines().map(String::strip).collect(Collectors.joining(" "));
    beside.accept(() -> writer.println("gobang: " + Printable.of(line)));
  }

  /** Has a display make room for each sentence from now on. */
  void writeBeside(Consumer<Runnable> display) {
    beside = display;
  }

  /** Writes sentences as they come from now on: no display is shown any more. */
  void writeAlone() {
    beside = Runnable::run;
  }

  /** Writes what failed, and with {@code -v} where. */
  public void say(String sentence, Throwable cause) {
    say(sentence);
    trace(cause);
  }

  /** Writes where something failed that is reported elsewhere, with {@code -v} only. */
  public void trace(Throwable cause) {
    if (traces) {
      StringWriter trace = new StringWriter();
      cause.printStackTrace(new PrintWriter(trace));
      beside.accept(
          () -> trace.toString().lines().map(LogLine::printable).forEach(writer::println));
    }
  }

  /** For what is not made of sentences. */
  public PrintWriter writer() {
    return writer;
  }
}
