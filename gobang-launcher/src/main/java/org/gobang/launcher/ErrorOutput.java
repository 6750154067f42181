package org.gobang.launcher;

import java.io.PrintWriter;
import java.util.stream.Collectors;

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
    writer.println(
        "gobang: " + sentence.lines().map(String::strip).collect(Collectors.joining(" ")));
  }

  /** Writes what failed, and with {@code -v} where. */
  void say(String sentence, Throwable cause) {
    say(sentence);
    trace(cause);
  }

  /** Writes where something failed that is reported elsewhere, with {@code -v} only. */
  void trace(Throwable cause) {
    if (traces) {
      cause.printStackTrace(writer);
      writer.flush();
    }
  }

  /** For what is not made of sentences. */
  PrintWriter writer() {
    return writer;
  }
}
