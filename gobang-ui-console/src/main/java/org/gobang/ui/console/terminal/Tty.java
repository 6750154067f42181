package org.gobang.ui.console.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.gobang.ui.console.screen.Depth;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingReader;

/**
 * The terminal of this process: a screen beside the one with the shell's lines, keys as they are
 * pressed, the mouse. {@link #leave} gives it back as it was, and is called on every way out: at
 * the end, after an exception, and from a shutdown hook when the process is told to end.
 */
final class Tty implements AutoCloseable {

  /**
   * The other screen, no cursor, no wrapping at the edge, clicks told by column and row, pasted
   * text told from typed.
   */
  private static final String ENTER =
      "\033[?1049h\033[?25l\033[?7l\033[?1000h\033[?1006h\033[?2004h\033[0m\033[2J";

  private static final String LEAVE =
      "\033[?2026l\033[?2004l\033[?1006l\033[?1000l\033[0m\033[?7h\033[?25h\033[?1049l";

  private static final int USUAL_COLUMNS = 80;
  private static final int USUAL_ROWS = 24;

  /** How long a terminal that does not read may hold up the end. */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  /** How long the other hooks of the process have then. */
  private static final Duration OTHERS = Duration.ofSeconds(2);

  private static final int FAILED = 1;

  private final Device device;
  private final Attributes before;
  private final Thread hook = new Thread(this::leaveForGood, "console-restore");
  private final OutputStream standardOutput = new FileOutputStream(FileDescriptor.out);

  /** Held while something is written, which takes forever where the terminal does not read. */
  private final ReentrantLock writing = new ReentrantLock();

  /** Whether clicks are told, as they are on entering. */
  private volatile boolean mouse = true;

  private volatile boolean entered;
  private volatile boolean ended;
  private volatile boolean stuck;

  private Tty(Device device) {
    this.device = device;
    this.before = device.attributes();
  }

  /** The terminal, if standard input and output are both one on which a board can be drawn. */
  static Optional<Tty> open() {
    return TerminalSearch.find().map(Tty::new);
  }

  /** Takes the terminal over, also where that was done and somebody else has undone it. */
  void enter() {
    writing.lock();
    try {
      if (ended) {
        return;
      }
      device.set(raw());
      entered = true;
      mouse = true;
      send(ENTER);
    } finally {
      writing.unlock();
    }
  }

  /** Each key as it is pressed; Control-C and its like too, as the game ends in its own way. */
  private Attributes raw() {
    Attributes raw = new Attributes(device.attributes());
    raw.setLocalFlags(
        EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.IEXTEN, LocalFlag.ISIG), false);
    raw.setInputFlags(EnumSet.of(InputFlag.IXON, InputFlag.ICRNL, InputFlag.INLCR), false);
    raw.setControlChar(ControlChar.VMIN, 1);
    raw.setControlChar(ControlChar.VTIME, 0);
    return raw;
  }

  /** Takes the terminal over once more, after whoever had it meanwhile. */
  void enterAgain() {
    if (entered) {
      enter();
    }
  }

  /** Sends sequences, unless the terminal was given back meanwhile. */
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

  private void send(String sequences) {
    try {
      device.writer().write(sequences);
      device.writer().flush();
    } catch (IOException gone) {
      // Whoever reads the keys hears of it too, and ends.
    }
  }

  /** Has clicks told, or leaves them to the terminal, which marks text with them. */
  void takeMouse(boolean wanted) {
    if (mouse != wanted) {
      mouse = wanted;
      write(wanted ? "\033[?1000h" : "\033[?1000l");
    }
  }

  /** Gives the terminal back as it was, and does not wait long for one that does not read. */
  void leave() {
    boolean alone = false;
    try {
      alone = writing.tryLock(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (entered) {
        entered = false;
        restore();
      }
    } catch (InterruptedException theApplicationEnds) {
      Thread.currentThread().interrupt();
      restore();
    } finally {
      if (alone) {
        writing.unlock();
      }
    }
  }

  /** Not through JLine, whose own hook may have closed it a moment ago, or waits for a writer. */
  private void restore() {
    try {
      device.set(before);
    } catch (IllegalStateException gone) {
      // Then there is nothing to give back, or JLine has done it.
    }
    Thread goodbye = daemon("console-goodbye", this::sayGoodbye);
    try {
      goodbye.join(PATIENCE.toMillis());
    } catch (InterruptedException theApplicationEnds) {
      Thread.currentThread().interrupt();
    }
    stuck = goodbye.isAlive();
  }

  private void sayGoodbye() {
    try {
      standardOutput.write(LEAVE.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException gone) {
      // Nobody is there to see it.
    }
  }

  /**
   * Gives the terminal back while the process ends. JLine's own hook waits for the terminal to read
   * as long as that takes, so the end does not wait for the hook.
   */
  private void leaveForGood() {
    leave();
    if (stuck) {
      daemon("console-halt", Tty::haltSoon);
    }
  }

  private static void haltSoon() {
    try {
      Thread.sleep(OTHERS.toMillis());
    } catch (InterruptedException atOnce) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(FAILED);
  }

  private static Thread daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Has the terminal given back too when the process is told to end. */
  void leaveOnShutdown() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Gives the terminal back and stops the process, as Control-Z does elsewhere; takes it over again
   * once the shell lets the process go on.
   *
   * @throws InterruptedException if the application ends
   */
  void suspend() throws InterruptedException {
    String self = Long.toString(ProcessHandle.current().pid());
    try {
      leave();
      new ProcessBuilder("kill", "-STOP", self).start().waitFor();
    } catch (IOException noSuchThingHere) {
      // Not a system where processes can be stopped: go on.
    } finally {
      enter();
    }
  }

  /** Gives the terminal back and lets it go. */
  @Override
  public void close() {
    ended = true;
    leave();
    if (stuck) {
      // To close it would wait for it to read; the hook sees to the end.
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      device.close();
    } catch (IllegalStateException | IOException endingAnyway) {
      // The process ends, or the terminal is gone: there is nothing left to give back.
    }
  }

  /** Its columns; some terminals do not know and say 0. */
  int columns() {
    int columns = device.size().getColumns();
    return columns > 0 ? columns : USUAL_COLUMNS;
  }

  /** Its rows. */
  int rows() {
    int rows = device.size().getRows();
    return rows > 0 ? rows : USUAL_ROWS;
  }

  /** Has something done when the size changes, on a thread of its own. */
  void onResize(Runnable action) {
    device.onSignal(Signal.WINCH, action);
  }

  /** Has something done when the process goes on after a stop, on a thread of its own. */
  void onContinue(Runnable action) {
    device.onSignal(Signal.CONT, action);
  }

  /** Has something done when the process is interrupted from outside, on a thread of its own. */
  void onInterrupt(Runnable action) {
    device.onSignal(Signal.INT, action);
  }

  NonBlockingReader reader() {
    return device.reader();
  }

  /** How many colours it has. */
  Depth depth() {
    return Depth.of(System.getenv(), device.colours());
  }

  /** Whether its encoding has the characters of a drawn board. */
  boolean drawsLines() {
    Charset encoding = device.encoding();
    return encoding.canEncode() && encoding.newEncoder().canEncode("●○◎┼─╋");
  }
}
