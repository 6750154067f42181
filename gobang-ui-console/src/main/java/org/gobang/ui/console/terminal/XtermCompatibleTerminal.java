package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Set;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.PosixSysTerminal;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.ShutdownHooks;
import org.jspecify.annotations.Nullable;

/**
 * A POSIX terminal of a type that understands xterm's sequences. JLine would run {@code infocmp}
 * and parse the capabilities that it prints, which takes a sixth of the program's start.
 */
final class XtermCompatibleTerminal extends PosixSysTerminal {

  private static final Set<String> TYPES =
      Set.of("xterm", "screen", "tmux", "rxvt", "rxvt-unicode", "linux");

  private static final String SUFFIX_256_COLOURS = "-256color";

  private XtermCompatibleTerminal(String type, Pty pty, Charset encoding) throws IOException {
    super("gobang", type, pty, encoding, true, SignalHandler.SIG_DFL);
    // It would wait without limit for a terminal that does not read its input; Tty has one.
    ShutdownHooks.remove(closer);
  }

  /**
   * Opens the terminal of this process; empty if its type is another, or if standard input and
   * output are not both a POSIX terminal.
   *
   * @param type the environment's {@code TERM}
   */
  static Optional<Terminal> open(@Nullable String type, Charset encoding) {
    if (type == null || !TYPES.contains(type.replaceFirst(SUFFIX_256_COLOURS + "$", ""))) {
      return Optional.empty();
    }
    try {
      JniTerminalProvider provider = new JniTerminalProvider();
      if (!provider.isPosixSystemStream(SystemStream.Input)
          || !provider.isPosixSystemStream(SystemStream.Output)) {
        return Optional.empty();
      }
      Pty pty = provider.current(SystemStream.Output);
      return Optional.of(new XtermCompatibleTerminal(type, pty, encoding));
    } catch (IOException | RuntimeException | LinkageError unsupportedHere) {
      return Optional.empty();
    }
  }

  /** Called by the constructor of the superclass. */
  @Override
  protected void parseInfoCmp() {
    ints.put(Capability.max_colors, getType().endsWith(SUFFIX_256_COLOURS) ? 256 : 8);
  }
}
