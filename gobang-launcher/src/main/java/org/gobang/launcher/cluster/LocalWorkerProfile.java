package org.gobang.launcher.cluster;

import java.util.List;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.process.ProcessName;
import org.gobang.workbench.plugins.PluginCatalogue;

/** The profile of this process as a worker. */
public final class LocalWorkerProfile {

  private LocalWorkerProfile() {}

  /**
   * Returns the profile of this process. Measuring the speed takes a few seconds.
   *
   * @param catalogue the rules and players that all builds have
   * @param slots the number of jobs in parallel
   * @param programs the programs that it has
   */
  public static WorkerProfile of(PluginCatalogue catalogue, int slots, List<EngineProgram> programs)
      throws InterruptedException {
    return new WorkerProfile(
        ProcessName.create(),
        slots,
        BuildSignature.of(catalogue),
        EngineSpeed.measure(catalogue, slots),
        programs);
  }

  /** Returns the profile of a worker with the speed measured again. */
  public static WorkerProfile again(WorkerProfile worker, PluginCatalogue catalogue)
      throws InterruptedException {
    return new WorkerProfile(
        worker.name(),
        worker.slots(),
        worker.build(),
        EngineSpeed.measure(catalogue, worker.slots()),
        worker.programs());
  }
}
