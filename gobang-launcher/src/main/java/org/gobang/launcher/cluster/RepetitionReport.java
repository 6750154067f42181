package org.gobang.launcher.cluster;

import org.gobang.cluster.game.ReplayedGame;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;

/** Reports the games with different moves on another machine. */
final class RepetitionReport {

  private final ErrorOutput err;
  private int equal;
  private int different;

  RepetitionReport(ErrorOutput err) {
    this.err = err;
  }

  synchronized void add(ReplayedGame repetition) {
    if (repetition.difference().isEmpty()) {
      equal++;
      return;
    }
    different++;
    err.say(
        LauncherTexts.of(
            "cluster.different",
            repetition.game(),
            repetition.first(),
            repetition.second(),
            repetition.difference().get()));
  }

  /** Reports the number of replayed games, if any. */
  synchronized void end() {
    if (equal + different > 0) {
      err.note(LauncherTexts.of("cluster.repeated", equal + different, different));
    }
  }
}
