package org.gobang.launcher.arena;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.gobang.api.Printable;
import org.gobang.arena.Standings;
import org.gobang.launcher.cli.LauncherTexts;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * How far a run is, on standard error: on a terminal a bar that is painted over and over, in a pipe
 * a line every now and then.
 */
final class ArenaProgress {

  private static final Duration REPAINTED = Duration.ofMillis(250);
  private static final Duration SAID = Duration.ofSeconds(10);
  private static final int BAR = 20;

  /** What is taken for the width of a terminal that does not tell it. */
  private static final int USUAL_WIDTH = 80;

  private final Supplier<Standings> standings;
  private final int before;
  private final PrintWriter err;
  private final int width;
  private final Duration every;
  private final long begun = System.nanoTime();
  private final Thread painter = new Thread(this::paint, "gobang-progress");

  /**
   * How far a run is.
   *
   * @param before how many games it began with
   * @param width the columns of the terminal; 0 in a pipe
   * @param every how often it is shown
   */
  ArenaProgress(
      Supplier<Standings> standings, int before, PrintWriter err, int width, Duration every) {
    this.standings = standings;
    this.before = before;
    this.err = err;
    this.width = width;
    this.every = every;
  }

  /**
   * Shows how far a run is, until its end.
   *
   * @param standings how it stands when asked
   * @param before how many games it began with
   */
  static ArenaProgress show(Supplier<Standings> standings, int before, PrintWriter err) {
    int width = terminalWidth();
    ArenaProgress progress =
        new ArenaProgress(standings, before, err, width, width > 0 ? REPAINTED : SAID);
    progress.begin();
    return progress;
  }

  void begin() {
    painter.setDaemon(true);
    painter.start();
  }

  /** How many columns standard error has; none where it is no terminal. */
  private static int terminalWidth() {
    try {
      TerminalProvider provider =
          TerminalProvider.load("jni", ArenaProgress.class.getClassLoader());
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
        Standings now = standings.get();
        if (isTerminal()) {
          err.print("\r" + fitting(bar(now) + " " + text(now)) + "\u001b[K");
          err.flush();
        } else {
          err.println(text(now));
        }
      }
    } catch (InterruptedException done) {
      // The table follows.
    }
  }

  private static String bar(Standings now) {
    int filled = (int) ((long) BAR * now.games() / now.planned());
    return "[" + "#".repeat(filled) + "-".repeat(BAR - filled) + "]";
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

  private String text(Standings now) {
    return Printable.of(
        LauncherTexts.of(
            "arena.progress", now.games(), now.planned(), left(now).orElse("?"), score(now)));
  }

  private Optional<String> left(Standings now) {
    int played = now.games() - before;
    if (played == 0) {
      return Optional.empty();
    }
    double each = (double) (System.nanoTime() - begun) / played;
    long seconds = (long) (each * (now.planned() - now.games()) / 1e9);
    return Optional.of(
        seconds < 3600
            ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
            : String.format(
                Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60));
  }

  /** The score of a match; of a tournament, who is ahead. */
  private static String score(Standings now) {
    List<String> players = now.players();
    if (players.size() == 2) {
      Standings.Score first = now.total(0);
      return String.format(
          Locale.ROOT,
          "%s %d-%d-%d %s",
          players.get(0),
          first.wins(),
          first.draws(),
          first.losses(),
          players.get(1));
    }
    int leader =
        IntStream.range(0, players.size())
            .boxed()
            .max(Comparator.comparingDouble(player -> part(now.total(player))))
            .orElseThrow();
    Standings.Score best = now.total(leader);
    return String.format(
        Locale.ROOT, "%s %.1f/%d", players.get(leader), best.points(), best.games());
  }

  private static double part(Standings.Score score) {
    return score.games() == 0 ? 0 : score.points() / score.games();
  }

  /** Shows no more, and leaves no trace on a terminal. */
  void end() {
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
