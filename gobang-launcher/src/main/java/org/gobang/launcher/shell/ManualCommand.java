package org.gobang.launcher.shell;

import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import picocli.CommandLine.Command;

/** {@code gobang manual}: prints the manual page for distributions. */
@Command(hidden = true)
public final class ManualCommand extends LauncherCommand {

  /** The name of the command. All other commands are loaded for it. */
  public static final String NAME = "manual";

  public ManualCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    out.lines(new ManualPage(spec.root()).text());
    return 0;
  }
}
