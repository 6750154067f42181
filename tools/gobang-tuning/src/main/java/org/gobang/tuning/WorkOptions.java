package org.gobang.tuning;

import java.io.PrintWriter;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.process.BrokerEndpoint;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of commands that can use workers. */
final class WorkOptions {

  @Spec(Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--cluster",
      paramLabel = "[HOST:]PORT",
      description =
          "Have workers, which connect here, do the work: gobang-tuning join. Without a host only"
              + " those of this machine")
  private @Nullable ClusterAddress address;

  @Option(
      names = "--local-slots",
      paramLabel = "N",
      converter = Converters.Count.class,
      description =
          "How many tasks this process does itself at a time, 0 for none; default: as --threads")
  private @Nullable Integer localSlots;

  @Mixin private KeyOption key = new KeyOption();

  /** Checks the options. Throws an exception if they are invalid. */
  void check() {
    if (address == null && command != null && (key.isGiven() || localSlots != null)) {
      throw new ParameterException(
          command.commandLine(),
          (key.isGiven() ? "--key" : "--local-slots") + ": it belongs to --cluster");
    }
  }

  /**
   * Returns the executor of the tasks.
   *
   * @param threads the default number of parallel tasks in this process
   * @param work the description of the tasks, which is the same for a resumed command
   * @param out the output for new workers
   */
  TaskExecutor executor(int threads, String work, PrintWriter out) {
    return address == null
        ? new TaskExecutor.Local(threads)
        : ClusterTasks.begin(
            new BrokerEndpoint(address, false, key.read()),
            work,
            localSlots == null ? threads : localSlots,
            out);
  }
}
