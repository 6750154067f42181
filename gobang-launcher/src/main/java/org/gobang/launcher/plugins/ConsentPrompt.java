package org.gobang.launcher.plugins;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.launcher.cli.LauncherTexts;

/** Asks the user for consent at the terminal. */
final class ConsentPrompt {

  private static final Set<String> YES = Set.of("y", "yes", "是");

  private final InputStream in;
  private final Charset charset;
  private final PrintWriter err;
  private final BooleanSupplier terminal;
  private boolean given;

  ConsentPrompt(InputStream in, Charset charset, PrintWriter err, BooleanSupplier terminal) {
    this.in = in;
    this.charset = charset;
    this.err = err;
    this.terminal = terminal;
  }

  /** Answers every question with yes from now on. */
  void give(boolean yes) {
    given = yes;
  }

  /**
   * Asks a question and returns whether the user consents. Any answer except yes means no.
   *
   * @throws RefusedException if no terminal is available
   */
  boolean isGiven(String question) {
    if (given) {
      return true;
    }
    if (!terminal.getAsBoolean()) {
      throw new RefusedException(LauncherTexts.of("consent.no.terminal"));
    }
    err.print(Printable.of(question) + " [y/N] ");
    err.flush();
    return YES.contains(line().strip().toLowerCase(Locale.ROOT));
  }

  /** Reads a line without reading ahead. */
  private String line() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
        line.write(b);
      }
    } catch (IOException e) {
      throw new RefusedException(String.valueOf(e.getMessage()), e);
    }
    return line.toString(charset);
  }
}
