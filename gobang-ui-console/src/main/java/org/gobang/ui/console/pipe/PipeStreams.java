package org.gobang.ui.console.pipe;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.gobang.api.Printable;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The input and output of a pipe, and standard error.
 *
 * @param in provides commands
 * @param out receives events; unlike {@link System#out}, it throws exceptions
 * @param encoding the encoding of events
 * @param err receives sentences for users
 */
public record PipeStreams(BufferedReader in, OutputStream out, Charset encoding, PrintWriter err) {

  /** Returns the standard streams. */
  public static PipeStreams standard() {
    return new PipeStreams(
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardStreams.encodingOf("stdin"))),
        StandardStreams.output(),
        StandardStreams.encodingOf("stdout"),
        new PrintWriter(System.err, true, StandardStreams.encodingOf("stderr")));
  }

  /**
   * Writes an event and flushes the stream, because the reading program may wait for it.
   *
   * @throws UnwrittenException if the event cannot be written
   */
  void event(String line) {
    try {
      out.write((line + "\n").getBytes(encoding));
      out.flush();
    } catch (IOException failed) {
      throw new UnwrittenException(failed);
    }
  }

  /** Writes a sentence for users, on one line. */
  void say(String sentence) {
    err.println("gobang: " + Printable.of(ConsoleTexts.oneLine(sentence)));
    err.flush();
  }

  /** Thrown if an event cannot be written. */
  static final class UnwrittenException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnwrittenException(IOException cause) {
      super(cause);
    }
  }
}
