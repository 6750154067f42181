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
 * The terminal in full-screen mode: alternate screen, raw keys, mouse. {@link #leave} restores its
 * former state, and is called on every way out: at the end, after an exception, and from a shutdown
 * hook when the process is terminated.
 */
final class Tty implements AutoCloseable {

  /** Alternate screen, no cursor, no line wrapping, mouse reports, bracketed paste. */
  private static final String ENTER =
      "\033[?1049h\033[?25l\033[?7l\033[?1000h\033[?1006h\033[?2004h\033[0m\033[2J";

  private static final String LEAVE =
      "\033[?2026l\033[?2004l\033[?1006l\033[?1000l\033[0m\033[?7h\033[?25h\033[?1049l";

  private static final Size USUAL_SIZE = Size.of(80, 24);

  /** The maximum wait for a terminal that does not read its input. */
  private static final Duration WRITE_TIMEOUT = Duration.ofMillis(500);

  /** The time for the other shutdown hooks after that. */
  private static final Duration HOOK_TIMEOUT = Duration.ofSeconds(2);

  private static final int FAILED = 1;

  private final Terminal terminal;
  private final PrintWriter writer;
  private final Attributes initialAttributes;
  private final Thread hook = new Thread(this::leaveOnExit, "console-restore");
  private final OutputStream standardOutput = new FileOutputStream(FileDescriptor.out);

  /** Held while something is written, which blocks while the terminal does not read its input. */
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

  /** Enters full-screen mode, also where the shell has ended it meanwhile. */
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
      // The key reader notices it and ends the game.
    } finally {
      writing.unlock();
    }
  }

  /** Enters full-screen mode once more, after the shell had the terminal. */
  void enterAgain() {
    if (entered) {
      enter();
    }
  }

  /** Sends sequences, unless full-screen mode has ended meanwhile. */
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

  /** A lost terminal makes no difference here: the key reader notices it and ends the game. */
  private void send(String sequences) {
    writer.write(sequences);
    writer.flush();
  }

  /** Has the terminal report clicks, or select text with them. */
  void reportMouse(boolean wanted) {
    if (mouseReports != wanted) {
      mouseReports = wanted;
      write(wanted ? "\033[?1000h" : "\033[?1000l");
    }
  }

  /** Restores the terminal, and does not wait long for one that does not read its input. */
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

  /** JLine's shutdown hook may have closed its writer, or be blocked in it: without the writer. */
  private void restore() {
    try {
      terminal.setAttributes(initialAttributes);
    } catch (IllegalStateException | IOError closedOrLost) {
      // JLine has restored them, or there is nothing to restore.
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
      // There is no screen to restore.
    }
  }

  /**
   * Restores the terminal while the process ends. JLine's shutdown hook waits without limit for a
   * terminal that does not read its input; the process does not wait for that hook.
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

  /** Restores the terminal also when the process is terminated. */
  void leaveOnShutdown() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Restores the terminal and stops the process, as Control-Z usually does; enters full-screen mode
   * again once the shell continues the process.
   *
   * @throws InterruptedException if the application ends
   */
  void suspend() throws InterruptedException {
    String self = Long.toString(ProcessHandle.current().pid());
    try {
      leave();
      new ProcessBuilder("kill", "-STOP", self).start().waitFor();
    } catch (IOException unsupportedHere) {
      // This system cannot stop processes: go on.
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
      // Closing would wait for the terminal; the shutdown hook ends the process.
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      terminal.close();
    } catch (IllegalStateException | IOException alreadyEnding) {
      // The process ends, or the terminal is lost: nothing is left to restore.
    }
  }

  /** Returns the size; some terminals report 0, and one that is closed or lost has none. */
  Size size() {
    try {
      Size size = terminal.getSize();
      return size.getColumns() > 0 && size.getRows() > 0 ? size : USUAL_SIZE;
    } catch (IllegalStateException | IOError closedOrLost) {
      return USUAL_SIZE;
    }
  }

  /**
   * Sets what is done on a signal to this process, on a thread of its own: {@code WINCH} when the
   * size has changed, {@code CONT} when the process continues after a stop, {@code INT}.
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

  /** Returns whether its encoding has the characters of a drawn board. */
  boolean drawsLines() {
    Charset encoding = terminal.outputEncoding();
    return encoding.canEncode() && encoding.newEncoder().canEncode("●○◎┼─╋");
  }
}
