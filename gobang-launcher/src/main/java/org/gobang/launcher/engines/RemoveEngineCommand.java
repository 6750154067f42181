package org.gobang.launcher.engines;

import java.util.concurrent.Callable;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.platform.DataFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang engines remove}: an engine that was added is no player any more. */
@Command(name = "remove")
final class RemoveEngineCommand implements Callable<Integer> {

  private final StandardOutput out;

  @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "engines.name")
  private String name = "";

  RemoveEngineCommand(StandardOutput out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    DataFolder.ofPerson().engines().remove(name);
    out.line(LauncherTexts.of("engines.removed", name));
    return 0;
  }
}
