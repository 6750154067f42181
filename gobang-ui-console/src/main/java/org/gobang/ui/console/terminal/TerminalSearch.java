package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Looks for a terminal around this process. */
final class TerminalSearch {

  /** Kept here: a logger that nobody holds is made anew, with its level forgotten. */
  private static final Logger JLINE = Logger.getLogger("org.jline");

  private TerminalSearch() {}

  /** The terminal, if standard input and output are both one on which a board can be drawn. */
  static Optional<Terminal> find() {
    if (isPipe()) {
      return Optional.empty();
    }
    // It says with a stack trace that it does not know a terminal, and goes on well without.
    JLINE.setLevel(Level.OFF);
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .systemOutput(TerminalBuilder.SystemOutput.SysOut)
              .dumb(false)
              .graphemeCluster(false)
              .nativeSignals(true)
              .build();
      if (terminal.getStringCapability(Capability.cursor_address) != null) {
        return Optional.of(terminal);
      }
      terminal.close();
    } catch (IOException | IllegalStateException | UnsupportedOperationException noTerminal) {
      // Lines in and lines out will do.
    }
    return Optional.empty();
  }

  /**
   * Spares a pipe the search for a terminal. From Java 22 on there may be a console in a pipe too:
   * then the search finds none.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean isPipe() {
    return System.console() == null;
  }
}
