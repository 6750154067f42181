package org.gobang.launcher;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Where answers go, a line at a time, each at once: whoever reads may be waiting for it before
 * asking again. Unlike {@link System#out} it says when nobody can read any more.
 */
final class StandardOutput {

  private final OutputStream out;
  private final Charset charset;

  StandardOutput(OutputStream out, Charset charset) {
    this.out = out;
    this.charset = charset;
  }

  static StandardOutput open() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out), encodingOf("stdout"));
  }

  /**
   * The encoding of a standard stream: newer Javas have a property for each, 17 has one for the
   * system.
   */
  static Charset encodingOf(String stream) {
    String system = System.getProperty("native.encoding", StandardCharsets.UTF_8.name());
    return Charset.forName(System.getProperty(stream + ".encoding", system));
  }

  /** Has what others print go to standard error from now on: a plugin may not keep its silence. */
  static void keepForAnswers() {
    System.setOut(System.err);
  }

  /** Writes a line of text in the encoding of the terminal. */
  void text(String line) {
    write(line, charset);
  }

  /** Writes a line that strangers wrote parts of: what a terminal obeys in them is replaced. */
  void line(String line) {
    text(line.replaceAll("[\\p{Cc}\\p{Cf}]", "?"));
  }

  /** Writes a line of JSON, which is always UTF-8 (RFC 8259). */
  void json(String line) {
    write(line, StandardCharsets.UTF_8);
  }

  private void write(String line, Charset encoding) {
    try {
      out.write((line + "\n").getBytes(encoding));
      out.flush();
    } catch (IOException e) {
      throw new OutputException(e);
    }
  }

  /** For programs that are spoken with in UTF-8. */
  PrintStream stream() {
    return new PrintStream(out, false, StandardCharsets.UTF_8);
  }

  /** For help and version texts. */
  PrintWriter printer() {
    return new PrintWriter(new OutputStreamWriter(out, charset), true);
  }
}
