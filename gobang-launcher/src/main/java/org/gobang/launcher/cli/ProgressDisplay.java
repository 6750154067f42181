package org.gobang.launcher.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Supplier;
import org.gobang.api.Printable;
import org.gobang.game.HostThreads;

/**
 * Shows the progress of a command on standard error: a bar on a terminal, otherwise a line every
 * ten seconds.
 */
public final class ProgressDisplay {

  private static final Duration REPAINTED = Duration.ofMillis(250);
  private static final Duration SAID = Duration.ofSeconds(10);
  private static final int BAR = 20;

  private final Supplier<Progress> progress;
  private final PrintWriter err;
  private final int width;
  private final Duration every;
  private Runnable whenEnded = () -> {};
  private final Thread painter = HostThreads.create("gobang-progress", this::paint);

  /**
   * The progress of a command.
   *
   * @param done the completed work, for example games
   * @param planned the total amount of work; 0 if it is unknown
   * @param text the same in words
   */
  public record Progress(long done, long planned, String text) {}

  /**
   * Creates a display that has not started.
   *
   * @param width the columns of the terminal; 0 in a pipe
   * @param every the time between two updates
   */
  ProgressDisplay(Supplier<Progress> progress, PrintWriter err, int width, Duration every) {
    this.progress = progress;
    this.err = err;
    this.width = width;
    this.every = every;
  }

  /** Shows the progress until {@link #end}, except in quiet mode. */
  public static ProgressDisplay show(Supplier<Progress> progress, ErrorOutput err) {
    int width = err.isQuiet() || err.isPlain() ? 0 : StandardTerminal.errorWidth();
    ProgressDisplay display =
        new ProgressDisplay(progress, err.writer(), width, width > 0 ? REPAINTED : SAID);
    if (!err.isQuiet()) {
      display.begin();
      display.whenEnded = err::writeAlone;
      err.writeBeside(display::beside);
    }
    return display;
  }

  /**
   * Clears the display and writes other output that may appear on the same terminal. The bar makes
   * room for it.
   *
   * @param writing writes lines
   */
  public synchronized void beside(Runnable writing) {
    clear();
    writing.run();
  }

  void begin() {
    painter.start();
  }

  private boolean isTerminal() {
    return width > 0;
  }

  private void paint() {
    try {
      while (true) {
        Thread.sleep(every.toMillis());
        show(progress.get());
      }
    } catch (InterruptedException done) {
      // The table follows.
    }
  }

  private synchronized void show(Progress now) {
    String text = Printable.of(now.text());
    if (isTerminal()) {
      err.print("\r" + fitting(bar(now) + text) + "\u001b[K");
      err.flush();
    } else {
      err.println(text);
    }
  }

  private synchronized void clear() {
    if (isTerminal()) {
      err.print("\r\u001b[K");
      err.flush();
    }
  }

  private static String bar(Progress now) {
    if (now.planned() == 0) {
      return "";
    }
    int filled = (int) (BAR * now.done() / now.planned());
    return "[" + "#".repeat(filled) + "-".repeat(BAR - filled) + "] ";
  }

  /**
   * Returns the part of a text that fits on one line of a terminal. A longer one could not be
   * painted over.
   */
  private String fitting(String text) {
    StringBuilder fitting = new StringBuilder();
    int used = 1;
    for (int c : text.codePoints().toArray()) {
      String next = Character.toString(c);
      used += TextColumns.width(next);
      if (used > width) {
        break;
      }
      fitting.append(next);
    }
    return fitting.toString();
  }

  /** Stops the display and clears it on a terminal. */
  public void end() {
    painter.interrupt();
    HostThreads.awaitEnd(painter);
    whenEnded.run();
    clear();
  }
}
