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
 * @param run the id of the run: the same one when it is resumed
 * @param build what workers must play with, as their profile names it
 * @param speed the nodes a second for which times are given: a worker's are scaled so that it has
 *     as many nodes per move; empty for a run without times
 * @param files the files that jobs of the run need
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
   * @param build what workers must play with
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
