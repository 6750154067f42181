package org.gobang.launcher.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gobang.api.Printable;
import org.gobang.launcher.log.LogLine;

/**
 * Standard error: one line per message, and with {@code -v} the stack trace of each failure. The
 * level of output is set while the command line is parsed; from then on, any thread may write.
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

  /** Sets whether to write the stack trace of each failure. */
  public void showTraces(boolean wanted) {
    traces = wanted;
  }

  boolean isVerbose() {
    return traces;
  }

  /** Sets whether to write only errors and rejected plugins, or all messages. */
  public void beQuiet(boolean wanted) {
    quiet = wanted;
  }

  boolean isQuiet() {
    return quiet;
  }

  /** Sets whether to write plain lines only, for example for a screen reader. */
  public void bePlain(boolean wanted) {
    plain = wanted;
  }

  public boolean isPlain() {
    return plain;
  }

  /**
   * Writes an informational message, for example the location of a report. Does nothing in quiet
   * mode.
   */
  public void note(String sentence) {
    if (!quiet) {
      say(sentence);
    }
  }

  /** Writes an informational message about a file. */
  public void note(Object file, String sentence) {
    note(LauncherTexts.of("wrong.value", file, sentence));
  }

  /** Writes an error message on one line. Control characters in it are replaced. */
  public void say(String sentence) {
    String line = sentence.lines().map(String::strip).collect(Collectors.joining(" "));
    beside.accept(() -> writer.println("gobang: " + Printable.of(line)));
  }

  /** Sets the display that is cleared before each message. */
  void writeBeside(Consumer<Runnable> display) {
    beside = display;
  }

  /** Removes the display. Messages are written directly from now on. */
  void writeAlone() {
    beside = Runnable::run;
  }

  /** Writes an error message, and with {@code -v} the stack trace. */
  public void say(String sentence, Throwable cause) {
    say(sentence);
    trace(cause);
  }

  /** Writes the stack trace of a reported failure if {@code -v} is set. */
  public void trace(Throwable cause) {
    if (traces) {
      StringWriter trace = new StringWriter();
      cause.printStackTrace(new PrintWriter(trace));
      beside.accept(
          () -> trace.toString().lines().map(LogLine::printable).forEach(writer::println));
    }
  }

  /** Returns the writer for output other than messages. */
  public PrintWriter writer() {
    return writer;
  }
}
