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

/** Opens the terminal of this process. */
final class SystemTerminal {

  /**
   * Silences JLine, which logs a stack trace for unknown terminal types, although it supports them.
   * A separate class avoids loading the logging of Java on most starts.
   */
  private static final class SilentLog {

    /** A strong reference, because an unreferenced logger and its level are garbage-collected. */
    static final Logger JLINE = Logger.getLogger("org.jline");
  }

  private SystemTerminal() {}

  /**
   * Opens the terminal, or returns empty unless standard input and output are both a terminal that
   * can show a board. In a pipe, there is usually no console, which is known at once. Since Java 22
   * there may be one, but JLine does not find a terminal.
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
   * Returns the encoding of the terminal. Without a setting in the environment, for example in
   * containers, it is UTF-8, which terminals support.
   */
  static Charset encoding(Charset ofConsole) {
    return ofConsole.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : ofConsole;
  }

  /**
   * Opens a terminal with JLine's native library, or otherwise with system commands such as {@code
   * stty}.
   */
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
      // The pipe interface is used instead.
    }
    return Optional.empty();
  }
}
