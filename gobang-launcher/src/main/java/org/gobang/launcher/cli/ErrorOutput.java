package org.gobang.launcher.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;
import org.gobang.api.Printable;
import org.gobang.launcher.log.LogLine;

/** Standard error: one line for each sentence, and with {@code -v} the trace of each failure. */
public final class ErrorOutput {

  private final PrintWriter writer;
  private boolean traces;

  public ErrorOutput(PrintWriter writer) {
    this.writer = writer;
  }

  /** Shows the trace of each failure from now on, or none. */
  public void showTraces(boolean wanted) {
    traces = wanted;
  }

  /** Writes a sentence, on one line whatever it is made of. */
  public void say(String sentence) {
    String line = sentence.lines().map(String::strip).collect(Collectors.joining(" "));
    writer.println("gobang: " + Printable.of(line));
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
      trace.toString().lines().map(LogLine::printable).forEach(writer::println);
    }
  }

  /** For what is not made of sentences. */
  public PrintWriter writer() {
    return writer;
  }
}
