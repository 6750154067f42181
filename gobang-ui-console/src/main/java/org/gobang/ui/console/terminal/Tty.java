package org.gobang.ui.console.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.ui.console.screen.ColourDepth;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/**
 * The terminal in full-screen mode: alternate screen, raw keys, mouse. {@link #leave} restores the
 * previous state. It is called on every exit: normally, after an exception, and from a shutdown
 * hook when the process is terminated.
 */
final class Tty implements AutoCloseable {

  /**
   * The sequences that enter full-screen mode: alternate screen, no cursor, no line wrapping, mouse
   * reports, bracketed paste.
   */
  private static final String ENTER =
      "\033[?1049h\033[?25l\033[?7l\033[?1000h\033[?1006h\033[?2004h\033[0m\033[2J";

  private static final String LEAVE =
      "\033[?2026l\033[?2004l\033[?1006l\033[?1000l\033[0m\033[?7h\033[?25h\033[?1049l";

  private static final Size USUAL_SIZE = Size.of(80, 24);

  /** The maximum wait for a terminal that does not read its input. */
  private static final Duration WRITE_TIMEOUT = Duration.ofMillis(500);

  /** The additional time for other shutdown hooks. */
  private static final Duration HOOK_TIMEOUT = Duration.ofSeconds(2);

  private static final int FAILED = 1;

  private final Terminal terminal;
  private final PrintWriter writer;
  private final Attributes initialAttributes;
  private final Thread hook = new Thread(this::leaveOnExit, "console-restore");
  private final OutputStream standardOutput = new FileOutputStream(FileDescriptor.out);

  /** Held while writing, which blocks while the terminal does not read its input. */
  private final ReentrantLock writing = new ReentrantLock();

  private volatile boolean mouseReports = true;

  private volatile boolean entered;
  private volatile boolean ended;
  private volatile boolean stuck;

  Tty(Terminal terminal) {
    this.terminal = terminal;
    this.writer = terminal.writer();
    this.initialAttributes = terminal.getAttributes();
  }

  /** Enters full-screen mode, even if the shell has left it meanwhile. */
  void enter() {
    writing.lock();
    try {
      if (ended) {
        return;
      }
      terminal.enterRawMode();
      entered = true;
      mouseReports = true;
      send(ENTER);
    } catch (IOError terminalLost) {
      // The key reader detects it and closes the game.
    } finally {
      writing.unlock();
    }
  }

  /** Enters full-screen mode again after the shell has used the terminal. */
  void enterAgain() {
    if (entered) {
      enter();
    }
  }

  /** Sends sequences, unless full-screen mode has been left meanwhile. */
  void write(String sequences) {
    writing.lock();
    try {
      if (entered) {
        send(sequences);
      }
    } finally {
      writing.unlock();
    }
  }

  /**
   * Sends sequences and ignores a lost terminal, because the key reader detects it and closes the
   * game.
   */
  private void send(String sequences) {
    writer.write(sequences);
    writer.flush();
  }

  /** Sets whether the terminal reports clicks or uses them to select text. */
  void reportMouse(boolean wanted) {
    if (mouseReports != wanted) {
      mouseReports = wanted;
      write(wanted ? "\033[?1000h" : "\033[?1000l");
    }
  }

  /** Restores the terminal, with a limited wait for one that does not read its input. */
  void leave() {
    boolean locked = false;
    try {
      locked = writing.tryLock(WRITE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      if (entered) {
        entered = false;
        restore();
      }
    } catch (InterruptedException applicationEnds) {
      Thread.currentThread().interrupt();
      restore();
    } finally {
      if (locked) {
        writing.unlock();
      }
    }
  }

  /**
   * Restores the terminal without JLine's writer, because its shutdown hook may have closed it or
   * be blocked in it.
   */
  private void restore() {
    try {
      terminal.setAttributes(initialAttributes);
    } catch (IllegalStateException | IOError closedOrLost) {
      // JLine has already restored them, or nothing needs to be restored.
    }
    Thread leaving = BackgroundTasks.start("console-leave", this::sendLeave);
    try {
      leaving.join(WRITE_TIMEOUT.toMillis());
    } catch (InterruptedException applicationEnds) {
      Thread.currentThread().interrupt();
    }
    stuck = leaving.isAlive();
  }

  private void sendLeave() {
    try {
      standardOutput.write(LEAVE.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException terminalLost) {
      // No screen needs to be restored.
    }
  }

  /**
   * Restores the terminal during shutdown. JLine's shutdown hook waits without limit for a terminal
   * that does not read its input, but the process does not wait for that hook.
   */
  private void leaveOnExit() {
    leave();
    if (stuck) {
      BackgroundTasks.start("console-halt", Tty::haltSoon);
    }
  }

  private static void haltSoon() {
    try {
      Thread.sleep(HOOK_TIMEOUT.toMillis());
    } catch (InterruptedException atOnce) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(FAILED);
  }

  /** Registers a shutdown hook that restores the terminal when the process is terminated. */
  void leaveOnShutdown() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Restores the terminal and suspends the process, as Control-Z does. Enters full-screen mode
   * again when the shell resumes the process.
   *
   * @throws InterruptedException if the application exits
   */
  void suspend() throws InterruptedException {
    String self = Long.toString(ProcessHandle.current().pid());
    try {
      leave();
      new ProcessBuilder("kill", "-STOP", self).start().waitFor();
    } catch (IOException unsupportedHere) {
      // This system cannot suspend processes.
    } finally {
      enter();
    }
  }

  /** Restores the terminal and closes it. */
  @Override
  public void close() {
    ended = true;
    leave();
    if (stuck) {
      // Closing would wait for the terminal. The shutdown hook stops the process.
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      terminal.close();
    } catch (IllegalStateException | IOException alreadyEnding) {
      // The process is exiting or the terminal is lost, so nothing needs to be restored.
    }
  }

  /**
   * Returns the size of the terminal, or a default size if the terminal reports 0 or is closed or
   * lost.
   */
  Size size() {
    try {
      Size size = terminal.getSize();
      return size.getColumns() > 0 && size.getRows() > 0 ? size : USUAL_SIZE;
    } catch (IllegalStateException | IOError closedOrLost) {
      return USUAL_SIZE;
    }
  }

  /**
   * Sets the action for a signal to this process, on a separate thread: {@code WINCH} after a
   * change of the size, {@code CONT} when a suspended process resumes, {@code INT}.
   */
  void onSignal(Signal signal, Runnable action) {
    terminal.handle(signal, raised -> action.run());
  }

  NonBlockingReader reader() {
    return terminal.reader();
  }

  ColourDepth depth() {
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    return ColourDepth.of(System.getenv(), colours == null ? 0 : colours);
  }

  /** Returns whether the encoding of the terminal has the characters of a drawn board. */
  boolean drawsLines() {
    Charset encoding = terminal.outputEncoding();
    return encoding.canEncode() && encoding.newEncoder().canEncode("●○◎┼─╋");
  }
}
