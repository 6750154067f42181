package org.gobang.launcher.cluster;

import java.util.concurrent.Callable;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code gobang cluster}: what games on many machines need. */
@Command
public final class ClusterCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private ClusterCommand() {}

  /** The command, with those below it. */
  public static CommandLine line(StandardOutput out) {
    return new CommandLine(new ClusterCommand()).addSubcommand(new ClusterKeyCommand(out));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), LauncherTexts.of("wrong.missing.command", "gobang cluster key"));
  }
}
