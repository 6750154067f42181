package org.gobang.launcher.engines;

import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.platform.DataFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang engines remove}: removes an added engine. */
@Command(name = "remove")
final class RemoveEngineCommand extends LauncherCommand {

  @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "engines.name")
  private String name = "";

  RemoveEngineCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    DataFolder.ofPerson().engines().remove(name);
    out.line(LauncherTexts.of("engines.removed", name));
    return 0;
  }
}
