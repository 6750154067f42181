package org.gobang.launcher.study;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.gobang.arena.RunSpeed;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.TimeLeft;
import org.gobang.study.review.GameReviewer;

/** The progress of reviews: by positions for one game, by games for several. */
final class ReviewProgress implements GameReviewer.Progress {

  private final int games;
  private final Supplier<OptionalInt> workers;
  private final RunSpeed pace = new RunSpeed(0, System::nanoTime);
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicInteger kept = new AtomicInteger();
  private volatile int judged;
  private volatile int planned = 1;

  /**
   * Creates the progress of reviews that start now.
   *
   * @param games the number of games
   * @param workers the number of active workers; empty without workers
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

  /** Counts a reviewed game. */
  void gameDone() {
    done.incrementAndGet();
  }

  /** Counts a game with an existing review. It does not affect the speed. */
  void gameKept() {
    kept.incrementAndGet();
  }

  ProgressDisplay.Progress now() {
    OptionalInt present = workers.get();
    if (games == 1 && present.isEmpty()) {
      return progress("review.progress.positions", 0, Math.min(judged, planned), planned, "");
    }
    int now = done.get();
    int all = games - kept.get();
    return progress(
        "review.progress.games",
        kept.get(),
        now,
        all,
        present.isEmpty()
            ? ""
            : LauncherTexts.of(
                "arena.progress.workers",
                present.getAsInt(),
                pace.of(now, all).map(RunSpeed.Forecast::perMinute).map(Math::round).orElse(0L)));
  }

  private ProgressDisplay.Progress progress(
      String key, int before, int now, int all, String workersText) {
    String left = TimeLeft.of(pace, now, all);
    return new ProgressDisplay.Progress(
        before + now,
        before + all,
        LauncherTexts.of(key, before + now, before + all, left) + workersText);
  }
}
