package org.gobang.launcher;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a command line gave.
 *
 * @param status its exit status
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Run(int status, String out, String err) {

  static Run of(String... args) {
    return fed("", args);
  }

  /** Runs a command line with something on standard input. */
  static Run fed(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    int status =
        Main.run(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new StandardOutput(out, StandardCharsets.UTF_8),
            new PrintWriter(err, true),
            args);
    return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  /** The lines of the output. */
  List<String> lines() {
    return out.lines().toList();
  }
}
