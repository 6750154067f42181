package org.gobang.cluster.coordinator;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.SharedFile;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.message.CoordinatorAnswer;

/**
 * The conditions for workers to join a run.
 *
 * @param run the id of the run, which is the same if the run is resumed
 * @param build the required build in the profile of a worker
 * @param speed the nodes per second to which the time limits apply; for a worker, the limits are
 *     scaled to the same number of nodes per move; empty for a run without time limits
 * @param files the files required by jobs of the run
 * @param programs the programs that some of its jobs need
 */
public record WorkerCheck(
    String run,
    String build,
    OptionalLong speed,
    List<SharedFile> files,
    List<EngineProgram> programs) {

  /**
   * The largest time scale. With slower workers, games would take too long, and delays that do not
   * scale would distort them.
   */
  private static final double LARGEST_SCALE = 2;

  private static final double STEPS = 1000;

  /** Creates conditions with copies of the lists. */
  public WorkerCheck {
    files = List.copyOf(files);
    programs = List.copyOf(programs);
  }

  /**
   * Creates conditions for a run without time limits, files and programs.
   *
   * @param run the id of the run
   * @param build the required build
   */
  public WorkerCheck(String run, String build) {
    this(run, build, OptionalLong.empty(), List.of(), List.of());
  }

  /**
   * Returns the reason for rejecting a worker; empty if it is accepted.
   *
   * @param worker the worker
   * @return a sentence; empty if it would
   */
  public Optional<String> refusal(WorkerProfile worker) {
    return answer(worker) instanceof CoordinatorAnswer.Refused refused
        ? Optional.of(refused.why())
        : Optional.empty();
  }

  CoordinatorAnswer answer(WorkerProfile worker) {
    if (!worker.build().equals(build)) {
      return new CoordinatorAnswer.Refused(
          "it plays with " + worker.build() + ", the coordinator with " + build, false);
    }
    double scale = scale(worker);
    if (scale > LARGEST_SCALE) {
      return new CoordinatorAnswer.Refused(
          "it is too slow: "
              + worker.nodesPerSecond()
              + " nodes a second in a slot, where the times of this run are for "
              + speed.getAsLong(),
          true);
    }
    return new CoordinatorAnswer.Admitted(new RunOffer(run, scale, files, programs));
  }

  private double scale(WorkerProfile worker) {
    return speed.isEmpty()
        ? 1
        : Math.max(1, Math.round(STEPS * speed.getAsLong() / Math.max(1, worker.nodesPerSecond())))
            / STEPS;
  }
}
