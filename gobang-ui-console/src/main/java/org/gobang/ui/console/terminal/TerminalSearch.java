package org.gobang.ui.console.terminal;

import java.io.Console;
import java.io.IOException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Looks for a terminal around this process. */
final class TerminalSearch {

  /**
   * JLine says with a stack trace that it does not know a terminal, and goes on well without. Kept
   * here: a logger that nobody holds is made anew, with its level forgotten.
   */
  private static final class Silence {
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
    return console == null
        ? Optional.empty()
        : PosixDevice.open(System.getenv("TERM"), console.charset()).or(TerminalSearch::byJLine);
  }

  /** JLine's own library first: the other way is to have programs of the system tell. */
  private static Optional<Device> byJLine() {
    Silence.JLINE.setLevel(Level.OFF);
    return byJLine(false).or(() -> byJLine(true));
  }

  private static Optional<Device> byJLine(boolean byPrograms) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
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
