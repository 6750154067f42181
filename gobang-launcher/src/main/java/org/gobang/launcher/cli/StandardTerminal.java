package org.gobang.launcher.cli;

import java.io.IOException;
import java.util.Optional;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Which standard streams are a terminal. */
public final class StandardTerminal {

  /** What is taken for the width of a terminal that does not tell it. */
  private static final int USUAL_WIDTH = 80;

  private StandardTerminal() {}

  /** Returns whether standard input is a terminal, where the user types. */
  public static boolean isInput() {
    return provider().filter(known -> known.isSystemStream(SystemStream.Input)).isPresent();
  }

  /** How many columns standard error has; 0 where it is no terminal. */
  static int errorWidth() {
    return width(SystemStream.Error);
  }

  /** How many columns standard output has; 0 where it is no terminal. */
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

  /** What knows terminals; empty where that is not to be had, and nothing is taken for one. */
  private static Optional<TerminalProvider> provider() {
    try {
      return Optional.of(TerminalProvider.load("jni", StandardTerminal.class.getClassLoader()));
    } catch (IOException | RuntimeException | LinkageError notHere) {
      return Optional.empty();
    }
  }
}
