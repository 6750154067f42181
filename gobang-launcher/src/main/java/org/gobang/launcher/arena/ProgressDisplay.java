package org.gobang.launcher.arena;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.Printable;
import org.gobang.arena.Arena;
import org.gobang.arena.Standings;
import org.gobang.launcher.cli.TextColumns;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * The progress of a run, on standard error: on a terminal a bar that is repainted, in a pipe a line
 * every ten seconds.
 */
public final class ProgressDisplay {

  private static final Duration REPAINTED = Duration.ofMillis(250);
  private static final Duration SAID = Duration.ofSeconds(10);
  private static final int BAR = 20;

  /** What is taken for the width of a terminal that does not tell it. */
  private static final int USUAL_WIDTH = 80;

  private final Supplier<Progress> progress;
  private final PrintWriter err;
  private final int width;
  private final Duration every;
  private final Thread painter = new Thread(this::paint, "gobang-progress");

  /**
   * The progress of a run.
   *
   * @param games the finished games, or other steps
   * @param planned the games at the end; 0 where that is not known
   * @param text the same in words
   */
  public record Progress(int games, int planned, String text) {}

  /**
   * A display that has not begun.
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

  /** Shows the progress of an arena while it runs. */
  public static Standings during(
      Arena arena, Function<Standings, Progress> progress, PrintWriter err)
      throws InterruptedException {
    ProgressDisplay display = show(() -> progress.apply(arena.standings()), err);
    try {
      return arena.run();
    } finally {
      display.end();
    }
  }

  /** Shows the progress until {@link #end}. */
  public static ProgressDisplay show(Supplier<Progress> progress, PrintWriter err) {
    int width = terminalWidth();
    ProgressDisplay display =
        new ProgressDisplay(progress, err, width, width > 0 ? REPAINTED : SAID);
    display.begin();
    return display;
  }

  void begin() {
    painter.setDaemon(true);
    painter.start();
  }

  /** How many columns standard error has; none where it is no terminal. */
  private static int terminalWidth() {
    try {
      TerminalProvider provider =
          TerminalProvider.load("jni", ProgressDisplay.class.getClassLoader());
      if (provider.isSystemStream(SystemStream.Error)) {
        int width = provider.systemStreamWidth(SystemStream.Error);
        return width > 0 ? width : USUAL_WIDTH;
      }
    } catch (IOException | RuntimeException | LinkageError notHere) {
      // Lines will do.
    }
    return 0;
  }

  private boolean isTerminal() {
    return width > 0;
  }

  private void paint() {
    try {
      while (true) {
        Thread.sleep(every.toMillis());
        Progress now = progress.get();
        String text = Printable.of(now.text());
        if (isTerminal()) {
          err.print("\r" + fitting(bar(now) + text) + "\u001b[K");
          err.flush();
        } else {
          err.println(text);
        }
      }
    } catch (InterruptedException done) {
      // The table follows.
    }
  }

  private static String bar(Progress now) {
    if (now.planned() == 0) {
      return "";
    }
    int filled = (int) ((long) BAR * now.games() / now.planned());
    return "[" + "#".repeat(filled) + "-".repeat(BAR - filled) + "] ";
  }

  /** What a terminal shows on one line; a longer one would not be painted over. */
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

  /** Shows no more, and leaves no trace on a terminal. */
  public void end() {
    painter.interrupt();
    boolean interrupted = false;
    while (painter.isAlive()) {
      try {
        painter.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (isTerminal()) {
      err.print("\r\u001b[K");
      err.flush();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
