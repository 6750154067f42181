package org.gobang.launcher.cluster;

import org.gobang.cluster.WorkerTable;
import org.gobang.launcher.cli.LauncherTexts;

/** What the table of machines does not say of a worker, in a line. */
public final class WorkerText {

  private WorkerText() {}

  /** Such as {@code Worker alpha-4711: 4 slots, 0 games refused}. */
  public static String of(WorkerTable.Row worker) {
    return LauncherTexts.of("cluster.worker", worker.name(), worker.slots(), worker.refusals());
  }
}
