package org.gobang.launcher.cluster;

import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code gobang cluster}: prepares tournaments on several machines. */
@Command
public final class ClusterCommand extends LauncherCommand {

  public ClusterCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    line.addSubcommand(new ClusterKeyCommand(context).line());
  }

  @Override
  public Integer call() {
    throw wrong("wrong.missing.command", "gobang cluster key");
  }
}
