package org.gobang.launcher;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.gobang.launcher.cli.StandardOutput;

/**
 * The result of a command line.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
public record Run(int status, String out, String err) {

  public static Run of(String... args) {
    return fed("", args);
  }

  /** Runs a command line with text on standard input. */
  public static Run fed(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    Locale before = Locale.getDefault();
    try {
      int status =
          Main.run(
              new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
              new StandardOutput(out, StandardCharsets.UTF_8),
              new PrintWriter(err, true),
              args);
      return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString());
    } finally {
      // The command line may have changed the language.
      Locale.setDefault(before);
    }
  }

  /** Returns the lines of the output. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
