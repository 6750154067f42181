package org.gobang.ui.console.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Set;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.NonBlocking;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * The terminal of a system with POSIX's calls, of a kind that is known here. JLine's own terminal
 * first has all that terminals can do told, which takes a quarter of the program's start.
 */
final class PosixDevice implements Device {

  /** Terminals that understand what is sent here, sequences of ECMA-48 as xterm has them. */
  private static final Set<String> KNOWN =
      Set.of("xterm", "screen", "tmux", "rxvt", "rxvt-unicode", "linux");

  /** What follows the name of one that has more colours than the usual. */
  private static final String MORE_COLOURS = "-256color";

  private static final int USUAL_COLOURS = 8;
  private static final int MOST_COLOURS = 256;

  private final Pty pty;
  private final Charset encoding;
  private final int colours;
  private final NonBlockingReader reader;
  private final Writer writer;
  private final TakenSignals signals = new TakenSignals();

  private PosixDevice(Pty pty, Charset encoding, int colours) {
    this.pty = pty;
    this.encoding = encoding;
    this.colours = colours;
    this.reader =
        NonBlocking.nonBlocking("gobang", new FileInputStream(FileDescriptor.in), encoding);
    this.writer = new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), encoding);
  }

  /**
   * The terminal, if standard input and output are both one.
   *
   * @param type what the environment calls it
   */
  static Optional<Device> open(@Nullable String type, Charset encoding) {
    if (type == null) {
      return Optional.empty();
    }
    boolean more = type.endsWith(MORE_COLOURS);
    if (!KNOWN.contains(more ? type.substring(0, type.length() - MORE_COLOURS.length()) : type)) {
      return Optional.empty();
    }
    try {
      JniTerminalProvider provider = new JniTerminalProvider();
      if (!provider.isPosixSystemStream(SystemStream.Input)
          || !provider.isPosixSystemStream(SystemStream.Output)) {
        return Optional.empty();
      }
      Pty pty = provider.current(SystemStream.Output);
      return Optional.of(new PosixDevice(pty, encoding, more ? MOST_COLOURS : USUAL_COLOURS));
    } catch (IOException | RuntimeException | LinkageError notThisWay) {
      return Optional.empty();
    }
  }

  @Override
  public Attributes attributes() {
    try {
      return pty.getAttr();
    } catch (IOException e) {
      throw gone(e);
    }
  }

  @Override
  public void set(Attributes attributes) {
    try {
      pty.setAttr(attributes);
    } catch (IOException e) {
      throw gone(e);
    }
  }

  @Override
  public Size size() {
    try {
      return pty.getSize();
    } catch (IOException e) {
      throw gone(e);
    }
  }

  private static IllegalStateException gone(IOException cause) {
    return new IllegalStateException("the terminal is gone", cause);
  }

  @Override
  public int colours() {
    return colours;
  }

  @Override
  public Charset encoding() {
    return encoding;
  }

  @Override
  public void onSignal(Signal signal, Runnable action) {
    signals.take(signal, action);
  }

  @Override
  public NonBlockingReader reader() {
    return reader;
  }

  @Override
  public Writer writer() {
    return writer;
  }

  /** Standard input and output stay open: they are the process's. */
  @Override
  public void close() {
    signals.giveBack();
    reader.shutdown();
  }
}
