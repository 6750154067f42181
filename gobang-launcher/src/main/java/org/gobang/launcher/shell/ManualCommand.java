package org.gobang.launcher.shell;

import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import picocli.CommandLine.Command;

/** {@code gobang manual}: the manual page, which the build adds to distributions. */
@Command(hidden = true)
public final class ManualCommand extends LauncherCommand {

  /** The name of the command, which requires all others. */
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
