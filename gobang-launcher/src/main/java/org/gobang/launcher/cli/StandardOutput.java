package org.gobang.launcher.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.gobang.api.Printable;
import org.gobang.presentation.stream.StandardStreams;

/**
 * Standard output for the results of commands. Each line is flushed, because the reading program
 * may wait for it before it sends the next request. Unlike {@link System#out}, it fails when the
 * reader has exited.
 */
public final class StandardOutput {

  private final OutputStream out;
  private final Charset charset;

  public StandardOutput(OutputStream out, Charset charset) {
    this.out = out;
    this.charset = charset;
  }

  public static StandardOutput open() {
    return new StandardOutput(StandardStreams.output(), StandardStreams.encodingOf("stdout"));
  }

  /**
   * Redirects {@link System#out} to standard error, so that plugins cannot write to standard
   * output.
   */
  public static void keepForAnswers() {
    System.setOut(System.err);
  }

  /** Writes lines of text in the encoding of the terminal. Control characters are replaced. */
  public void text(String text) {
    StringBuilder printable = new StringBuilder();
    for (String line : text.split("\n", -1)) {
      printable.append(Printable.of(line)).append('\n');
    }
    write(printable.toString(), charset);
  }

  /**
   * Writes one line in the encoding of the terminal. Control characters and line breaks are
   * replaced.
   */
  public void line(String line) {
    write(Printable.of(line) + "\n", charset);
  }

  /** Writes a line of JSON, which is always UTF-8 (RFC 8259). */
  public void json(String line) {
    write(line + "\n", StandardCharsets.UTF_8);
  }

  /** Writes the result of a command as JSON or as lines for users. */
  public void answer(boolean asJson, Supplier<String> json, Supplier<List<String>> lines) {
    if (asJson) {
      json(json.get());
    } else {
      lines.get().forEach(this::line);
    }
  }

  /** Writes lines with line breaks, for example a help text. */
  public void lines(String lines) {
    write(lines, charset);
  }

  private void write(String text, Charset encoding) {
    bytes(text.getBytes(encoding));
  }

  /** Writes bytes that are not text or have their own encoding. */
  public void bytes(byte[] bytes) {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      throw new OutputFailedException(e);
    }
  }

  /** Returns the stream for protocols, which use UTF-8. */
  public PrintStream stream() {
    return new PrintStream(out, false, StandardCharsets.UTF_8);
  }
}
