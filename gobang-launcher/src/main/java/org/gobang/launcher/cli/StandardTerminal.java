package org.gobang.launcher.cli;

import java.io.IOException;
import java.util.Optional;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Detects which standard streams are a terminal. */
public final class StandardTerminal {

  /** The width of a terminal that does not report it. */
  private static final int USUAL_WIDTH = 80;

  private StandardTerminal() {}

  /** Returns whether standard input is a terminal. */
  public static boolean isInput() {
    return provider().filter(known -> known.isSystemStream(SystemStream.Input)).isPresent();
  }

  /** Returns the width of standard error in columns; 0 if it is not a terminal. */
  static int errorWidth() {
    return width(SystemStream.Error);
  }

  /** Returns the width of standard output in columns; 0 if it is not a terminal. */
  static int outputWidth() {
    return width(SystemStream.Output);
  }

  private static int width(SystemStream stream) {
    return provider()
        .filter(known -> known.isSystemStream(stream))
        .map(known -> known.systemStreamWidth(stream))
        .map(width -> width > 0 ? width : USUAL_WIDTH)
        .orElse(0);
  }

  /**
   * Returns the terminal provider; empty if it is unavailable, in which case nothing counts as a
   * terminal.
   */
  private static Optional<TerminalProvider> provider() {
    try {
      return Optional.of(TerminalProvider.load("jni", StandardTerminal.class.getClassLoader()));
    } catch (IOException | RuntimeException | LinkageError notHere) {
      return Optional.empty();
    }
  }
}
