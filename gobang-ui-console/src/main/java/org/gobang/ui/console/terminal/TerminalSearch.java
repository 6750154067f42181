package org.gobang.ui.console.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Looks for a terminal around this process. */
final class TerminalSearch {

  /**
   * JLine says with a stack trace that it does not know a terminal, and goes on well without.
   * Apart, as Java's own log takes a while to set up, which most terminals need not wait for.
   */
  private static final class Silence {

    /** Kept here: a logger that nobody holds is made anew, with its level forgotten. */
    static final Logger JLINE = Logger.getLogger("org.jline");
  }

  private TerminalSearch() {}

  /**
   * The terminal, if standard input and output are both one on which a board can be drawn. A pipe
   * is spared the search; from Java 22 on there may be a console in a pipe too, and the search
   * finds none.
   */
  @SuppressWarnings("SystemConsoleNull")
  static Optional<Device> find() {
    Console console = System.console();
    if (console == null) {
      return Optional.empty();
    }
    Charset encoding = encoding(console.charset());
    return PosixDevice.open(System.getenv("TERM"), encoding).or(() -> byJLine(encoding));
  }

  /**
   * Where the environment names no language, as in containers, terminals show UTF-8 all the same.
   */
  static Charset encoding(Charset named) {
    return named.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : named;
  }

  /** JLine's own library first: the other way is to have programs of the system tell. */
  private static Optional<Device> byJLine(Charset encoding) {
    Silence.JLINE.setLevel(Level.OFF);
    return byJLine(encoding, false).or(() -> byJLine(encoding, true));
  }

  private static Optional<Device> byJLine(Charset encoding, boolean byPrograms) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .encoding(encoding)
              .systemOutput(TerminalBuilder.SystemOutput.SysOut)
              .exec(byPrograms)
              .dumb(false)
              .graphemeCluster(false)
              .nativeSignals(true)
              .build();
      if (terminal.getStringCapability(Capability.cursor_address) != null) {
        return Optional.of(new JLineDevice(terminal));
      }
      terminal.close();
    } catch (IOException | IllegalStateException | UnsupportedOperationException noTerminal) {
      // Lines in and lines out will do.
    }
    return Optional.empty();
  }
}
