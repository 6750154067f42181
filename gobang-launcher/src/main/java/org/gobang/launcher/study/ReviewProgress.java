package org.gobang.launcher.study;

import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.arena.Pace;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.TimeLeft;
import org.gobang.study.review.GameReviewer;

/** The progress of a run: of one game its positions, of several the games. */
final class ReviewProgress implements GameReviewer.Progress {

  private final int games;
  private final Pace pace = new Pace(0, System::nanoTime);
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicInteger kept = new AtomicInteger();
  private volatile int judged;
  private volatile int planned = 1;

  ReviewProgress(int games) {
    this.games = games;
  }

  @Override
  public void judged(int positions, int positionsPlanned) {
    planned = positionsPlanned;
    judged = positions;
  }

  void gameDone() {
    done.incrementAndGet();
  }

  /** Counts a game whose review was there, which says nothing of the pace. */
  void gameKept() {
    kept.incrementAndGet();
  }

  ProgressDisplay.Progress now() {
    return games == 1
        ? progress("review.progress.positions", 0, Math.min(judged, planned), planned)
        : progress("review.progress.games", kept.get(), done.get(), games - kept.get());
  }

  private ProgressDisplay.Progress progress(String key, int before, int now, int all) {
    String left = TimeLeft.of(pace, now, all);
    return new ProgressDisplay.Progress(
        before + now, before + all, LauncherTexts.of(key, before + now, before + all, left));
  }
}
