package org.gobang.launcher;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;
import org.gobang.api.Printable;

/** Standard error: one line for each sentence, and with {@code -v} the trace of each failure. */
final class ErrorOutput {

  private final PrintWriter writer;
  private boolean traces;

  ErrorOutput(PrintWriter writer) {
    this.writer = writer;
  }

  /** Shows the trace of each failure from now on, or none. */
  void showTraces(boolean wanted) {
    traces = wanted;
  }

  /** Writes a sentence, on one line whatever it is made of. */
  void say(String sentence) {
    String line = sentence.lines().map(String::strip).collect(Collectors.joining(" "));
    writer.println("gobang: " + Printable.of(line));
  }

  /** Writes what failed, and with {@code -v} where. */
  void say(String sentence, Throwable cause) {
    say(sentence);
    trace(cause);
  }

  /** Writes where something failed that is reported elsewhere, with {@code -v} only. */
  void trace(Throwable cause) {
    if (traces) {
      StringWriter trace = new StringWriter();
      cause.printStackTrace(new PrintWriter(trace));
      trace.toString().lines().map(LogLine::printable).forEach(writer::println);
    }
  }

  /** For what is not made of sentences. */
  PrintWriter writer() {
    return writer;
  }
}
