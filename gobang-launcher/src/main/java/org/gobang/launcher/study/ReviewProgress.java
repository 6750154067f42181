package org.gobang.launcher.study;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.gobang.launcher.arena.ProgressDisplay;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.study.review.GameReviewer;

/** The progress of a run: of one game its positions, of several the games. */
final class ReviewProgress implements GameReviewer.Progress {

  private static final double NANOS_PER_MINUTE = 60e9;

  private final int games;
  private final Supplier<OptionalInt> workers;
  private final long begun = System.nanoTime();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicInteger before = new AtomicInteger();
  private volatile int judged;
  private volatile int planned = 1;

  /**
   * The progress of a run that begins now.
   *
   * @param games the games of the run
   * @param workers how many workers are at work; empty for a run without
   */
  ReviewProgress(int games, Supplier<OptionalInt> workers) {
    this.games = games;
    this.workers = workers;
  }

  @Override
  public void judged(int positions, int positionsPlanned) {
    planned = positionsPlanned;
    judged = positions;
  }

  /**
   * A game is done.
   *
   * @param now whether it was reviewed in this run, and not in an earlier one
   */
  void gameDone(boolean now) {
    if (!now) {
      before.incrementAndGet();
    }
    done.incrementAndGet();
  }

  ProgressDisplay.Progress now() {
    OptionalInt present = workers.get();
    if (games == 1 && present.isEmpty()) {
      return new ProgressDisplay.Progress(
          Math.min(judged, planned),
          planned,
          LauncherTexts.of("review.progress.positions", judged, planned));
    }
    String text = LauncherTexts.of("review.progress.games", done.get(), games);
    return new ProgressDisplay.Progress(
        done.get(),
        games,
        present.isEmpty()
            ? text
            : text
                + LauncherTexts.of("arena.progress.workers", present.getAsInt(), gamesAMinute()));
  }

  private long gamesAMinute() {
    double minutes = Math.max(1.0, System.nanoTime() - begun) / NANOS_PER_MINUTE;
    return Math.round((done.get() - before.get()) / minutes);
  }
}
