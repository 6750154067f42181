package org.gobang.launcher.cluster;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.gobang.api.RefusedException;
import org.gobang.cluster.coordinator.WorkerChange;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.process.BrokerEndpoint;
import org.gobang.cluster.process.RunWorkers;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.Host;

/**
 * A tournament or a set of reviews executed by workers.
 *
 * @param run the id, which is the same if the run is resumed
 * @param needs the requirements of the players
 * @param speed returns the nodes per second to which the time limits apply, from the profile of
 *     this process; empty for a run without time limits
 * @param own executes jobs in this process
 */
public record DistributedRun(
    String run,
    WorkerRequirements needs,
    Optional<ToLongFunction<WorkerProfile>> speed,
    RunJoiner own) {

  /** Starts distributing the jobs, with the given number of slots in this process. */
  RunWorkers begin(BrokerEndpoint place, int slots, Host host, ErrorOutput err)
      throws InterruptedException {
    WorkerProfile self =
        LocalWorkerProfile.of(host.catalogue(), Math.max(1, slots), needs.programs().all());
    WorkerCheck admission =
        new WorkerCheck(
            run,
            self.build(),
            speed
                .map(each -> OptionalLong.of(each.applyAsLong(self)))
                .orElseGet(OptionalLong::empty),
            needs.files().offered(),
            needs.programs().all());
    if (slots > 0) {
      admission
          .refusal(self)
          .ifPresent(
              why -> {
                throw new RefusedException("this machine takes no part: " + why);
              });
    }
    return RunWorkers.begin(
        place,
        admission,
        needs.files().byDigest(),
        self,
        slots == 0 ? Optional.empty() : Optional.of(own),
        (worker, change) -> changed(worker, change, admission, err),
        why -> ownFailed(why, err));
  }

  private static void ownFailed(RuntimeException why, ErrorOutput err) {
    String reason =
        why instanceof RefusedException ? String.valueOf(why.getMessage()) : why.toString();
    err.say(LauncherTexts.of("cluster.own.failed", reason), why);
  }

  private void changed(
      WorkerProfile worker, WorkerChange change, WorkerCheck admission, ErrorOutput err) {
    switch (change) {
      case ARRIVED -> arrived("cluster.arrived", worker, err);
      case RETURNED -> arrived("cluster.returned", worker, err);
      case LOST ->
          err.note(
              LauncherTexts.of("cluster.lost", worker.name(), WorkerTable.SILENCE.toSeconds()));
      case SLOW ->
          err.note(
              LauncherTexts.of(
                  "cluster.slow",
                  worker.name(),
                  worker.nodesPerSecond(),
                  admission.speed().orElse(0)));
    }
  }

  private void arrived(String key, WorkerProfile worker, ErrorOutput err) {
    err.note(LauncherTexts.of(key, worker.name(), worker.slots(), worker.nodesPerSecond()));
    needs.programs().all().stream()
        .filter(program -> !worker.has(program))
        .forEach(
            program -> err.note(LauncherTexts.of("cluster.lacks", worker.name(), program.name())));
  }
}
