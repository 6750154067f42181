package org.gobang.launcher.study;

import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.launcher.arena.ProgressDisplay;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.study.review.GameReviewer;

/** The progress of a run: of one game its positions, of several the games. */
final class ReviewProgress implements GameReviewer.Progress {

  private final int games;
  private final AtomicInteger done = new AtomicInteger();
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

  ProgressDisplay.Progress now() {
    return games == 1
        ? new ProgressDisplay.Progress(
            Math.min(judged, planned),
            planned,
            LauncherTexts.of("review.progress.positions", judged, planned))
        : new ProgressDisplay.Progress(
            done.get(), games, LauncherTexts.of("review.progress.games", done.get(), games));
  }
}
