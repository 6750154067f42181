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

/** Opens the terminal that this process runs in. */
final class SystemTerminal {

  /**
   * JLine logs a stack trace for an unknown type of terminal, and works well with it. In a class of
   * its own, as most starts need not load Java's logging.
   */
  private static final class SilentLog {

    /** A strong reference: a logger without one is collected, and its level with it. */
    static final Logger JLINE = Logger.getLogger("org.jline");
  }

  private SystemTerminal() {}

  /**
   * Opens the terminal; empty if standard input and output are not both one on which a board can be
   * drawn. In a pipe there is usually no console, which is known at once; from Java 22 on there may
   * be one, and JLine finds no terminal.
   */
  @SuppressWarnings("SystemConsoleNull")
  static Optional<Terminal> open() {
    Console console = System.console();
    if (console == null) {
      return Optional.empty();
    }
    Charset encoding = encoding(console.charset());
    return XtermCompatibleTerminal.open(System.getenv("TERM"), encoding)
        .or(() -> byTerminfo(encoding));
  }

  /**
   * Returns the encoding of the terminal. If the environment names none, as in containers, it is
   * UTF-8, which terminals support nevertheless.
   */
  static Charset encoding(Charset ofConsole) {
    return ofConsole.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : ofConsole;
  }

  /** With JLine's native library, or else with the system's commands, such as {@code stty}. */
  private static Optional<Terminal> byTerminfo(Charset encoding) {
    SilentLog.JLINE.setLevel(Level.OFF);
    return byTerminfo(encoding, false).or(() -> byTerminfo(encoding, true));
  }

  private static Optional<Terminal> byTerminfo(Charset encoding, boolean byCommands) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .encoding(encoding)
              .systemOutput(TerminalBuilder.SystemOutput.SysOut)
              .exec(byCommands)
              .dumb(false)
              .graphemeCluster(false)
              .nativeSignals(true)
              .build();
      if (terminal.getStringCapability(Capability.cursor_address) != null) {
        return Optional.of(terminal);
      }
      terminal.close();
    } catch (IOException | IllegalStateException | UnsupportedOperationException noTerminal) {
      // The interface for pipes takes over.
    }
    return Optional.empty();
  }
}
