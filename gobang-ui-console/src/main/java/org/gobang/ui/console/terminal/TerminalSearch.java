package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** Looks for a terminal around this process. */
final class TerminalSearch {

  private TerminalSearch() {}

  /**
   * JLine says with a stack trace that it does not know a terminal, and goes on well without. Made
   * for such a terminal alone: to set up Java's own log takes a while.
   */
  private static final class Silence {

    /** Kept here: a logger that nobody holds is made anew, with its level forgotten. */
    static final Logger JLINE = Logger.getLogger("org.jline");
  }

  /** The terminal, if standard input and output are both one on which a board can be drawn. */
  static Optional<Terminal> find() {
    if (isPipe()) {
      return Optional.empty();
    }
    if (!isCommon(System.getenv("TERM"))) {
      Silence.JLINE.setLevel(Level.OFF);
    }
    // Its own library first: the other way is to have programs of the system tell, one after the
    // other.
    return open(false).or(() -> open(true));
  }

  private static Optional<Terminal> open(boolean byPrograms) {
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
        return Optional.of(terminal);
      }
      terminal.close();
    } catch (IOException | IllegalStateException | UnsupportedOperationException noTerminal) {
      // Lines in and lines out will do.
    }
    return Optional.empty();
  }

  /**
   * Whether JLine itself knows a kind of terminal. It is told to go by that: to ask the system's
   * {@code infocmp} instead takes longer than all else of the search.
   */
  private static boolean isCommon(@Nullable String type) {
    String known = type == null ? null : InfoCmp.getDefaultInfoCmp(type);
    if (known == null) {
      return false;
    }
    InfoCmp.setLoadedInfoCmp(type, known);
    return true;
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
