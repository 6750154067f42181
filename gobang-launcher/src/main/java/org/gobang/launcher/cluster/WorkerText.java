package org.gobang.launcher.cluster;

import org.gobang.cluster.WorkerTable;
import org.gobang.launcher.cli.LauncherTexts;

/** What a worker has done, in a line. */
public final class WorkerText {

  private WorkerText() {}

  /** Such as {@code Worker alpha-4711: 120 games in 4 slots}, and what went wrong. */
  public static String of(WorkerTable.Row worker) {
    return LauncherTexts.of(
        "cluster.worker",
        worker.name(),
        worker.games(),
        worker.slots(),
        worker.crashes(),
        worker.overstepped(),
        worker.refusals());
  }
}
