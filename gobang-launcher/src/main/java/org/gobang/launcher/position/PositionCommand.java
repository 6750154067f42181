package org.gobang.launcher.position;

import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.workbench.Host;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code gobang position}: shows side to move, outcome and forbidden points of positions. */
@Command
public final class PositionCommand extends HostCommand {

  @Mixin private PositionOptions options;

  public PositionCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    PositionStream.Answering answering =
        options.json() ? PositionAnswer::json : PositionAnswer::text;
    return new PositionStream(options, host.catalogue(), answering, out, err).run(in);
  }
}
