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
 * A POSIX terminal that supports the sequences of xterm. JLine would run {@code infocmp} and parse
 * its output, which takes a sixth of the startup time.
 */
final class XtermCompatibleTerminal extends PosixSysTerminal {

  private static final Set<String> TYPES =
      Set.of("xterm", "screen", "tmux", "rxvt", "rxvt-unicode", "linux");

  private static final String SUFFIX_256_COLOURS = "-256color";

  private XtermCompatibleTerminal(String type, Pty pty, Charset encoding) throws IOException {
    super("gobang", type, pty, encoding, true, SignalHandler.SIG_DFL);
    // It would wait without limit for a terminal that does not read its input. Tty has its own
    // hook.
    ShutdownHooks.remove(closer);
  }

  /**
   * Opens the terminal of this process, or returns empty for other terminal types, or unless
   * standard input and output are both a POSIX terminal.
   *
   * @param type the value of {@code TERM} in the environment
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

  /** Sets the capabilities. Called by the constructor of the superclass. */
  @Override
  protected void parseInfoCmp() {
    ints.put(Capability.max_colors, getType().endsWith(SUFFIX_256_COLOURS) ? 256 : 8);
  }
}
