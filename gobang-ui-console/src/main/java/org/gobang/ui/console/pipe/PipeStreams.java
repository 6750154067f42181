package org.gobang.ui.console.pipe;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.gobang.ui.console.table.Words;

/**
 * The two ends of a pipe, and standard error.
 *
 * @param in where commands come from
 * @param out where events go; unlike {@link System#out} it says when nobody can read any more
 * @param encoding how events are written
 * @param err where sentences for people go
 */
public record PipeStreams(BufferedReader in, OutputStream out, Charset encoding, PrintWriter err) {

  /** The standard streams. */
  public static PipeStreams standard() {
    return new PipeStreams(
        new BufferedReader(
            new InputStreamReader(new FileInputStream(FileDescriptor.in), encodingOf("stdin"))),
        new FileOutputStream(FileDescriptor.out),
        encodingOf("stdout"),
        new PrintWriter(System.err, true, encodingOf("stderr")));
  }

  /**
   * The encoding of a standard stream: newer Javas have a property for each, 17 has one for the
   * system. Where that is ASCII nothing was said of an encoding, and UTF-8 loses nothing.
   */
  private static Charset encodingOf(String stream) {
    String system = System.getProperty("native.encoding", StandardCharsets.UTF_8.name());
    Charset charset = Charset.forName(System.getProperty(stream + ".encoding", system));
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /**
   * Writes an event, at once: whoever reads may be waiting for it before answering.
   *
   * @throws ReaderGoneException if nobody can read it any more
   */
  void event(String line) {
    try {
      out.write((line + "\n").getBytes(encoding));
      out.flush();
    } catch (IOException gone) {
      throw new ReaderGoneException(gone);
    }
  }

  /** Writes a sentence for people, on one line whatever it is made of. */
  void say(String sentence) {
    String line = String.join(" ", sentence.lines().map(String::strip).toList());
    err.println("gobang: " + Words.printable(line));
    err.flush();
  }

  /** Nobody reads the events any more. */
  static final class ReaderGoneException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReaderGoneException(IOException cause) {
      super(cause);
    }

    /** Whether whoever read has seen enough, which is nothing to complain of. */
    boolean onPurpose() {
      return getCause() != null && "Broken pipe".equals(getCause().getMessage());
    }
  }
}
