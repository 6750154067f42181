package org.gobang.launcher.engines;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.engines.added.ProgramPath;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang engines add}: has a Gomocup engine play under a name of its own. */
@Command(name = "add")
final class AddEngineCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final StandardOutput out;

  @Spec private CommandSpec spec;

  @Option(names = "--set", paramLabel = "OPTION=VALUE")
  private Map<String, String> options = new LinkedHashMap<>();

  @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "engines.name")
  private String name = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "COMMAND",
      descriptionKey = "engines.command")
  private List<String> command = new ArrayList<>();

  AddEngineCommand(PluginFolders folders, StandardOutput out) {
    this.folders = folders;
    this.out = out;
  }

  @Override
  public Integer call() {
    AddedEngine engine = Lookup.lookUp(spec, this::engine);
    AddedEngines added = DataFolder.ofPerson().engines();
    added.add(engine);
    out.line(LauncherTexts.of("engines.added", name, added.log(name)));
    return 0;
  }

  private AddedEngine engine() {
    command.set(0, ProgramPath.of(command.get(0)));
    // It finds its files wherever it is started from, as it would be found here.
    Path folder = Path.of("").toAbsolutePath();
    AddedEngine engine = AddedEngine.of(name, command, folder, options);
    try (Host host = Host.open(folders)) {
      HostEngines.checkFree(host.plugins(), name);
    }
    return engine;
  }
}
