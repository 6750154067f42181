package org.gobang.tuning;

import java.util.Objects;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.worker.Worker;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that executes tasks of other commands on this machine. */
@Command(
    name = "join",
    description =
        "Does the work of commands with --cluster, one after the other, until Ctrl-C; what is at"
            + " hand then goes to other workers.")
final class JoinTuningCommand extends TuningCommand {

  @Parameters(
      index = "0",
      paramLabel = "HOST:PORT",
      description = "Where the command is; it may begin later, and end and begin again")
  private @Nullable ClusterAddress address;

  @Mixin private KeyOption key = new KeyOption();

  @Option(
      names = "--slots",
      paramLabel = "N",
      description = "How many tasks to do at a time; default: one a core")
  private int slots = Runtime.getRuntime().availableProcessors();

  @Override
  void run() throws InterruptedException {
    WorkerProfile self = ClusterTasks.profile(slots);
    out().println("Working as " + self.name() + ": " + slots + " in parallel");
    new Worker(
            self,
            (offer, files) -> ClusterTasks.runner(),
            run -> out().println("Working on jobs of " + run))
        .run(Objects.requireNonNull(address), key.read());
  }
}
