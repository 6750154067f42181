package org.gobang.launcher.engines;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.record.ReadDefaults;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.engines.added.ProgramPath;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.workbench.Host;
import org.gobang.workbench.engines.EngineHandshake;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.platform.DataFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang engines add}: adds a Gomocup engine under a new name. */
@Command(name = "add")
final class AddEngineCommand extends HostCommand {

  /** A board size that every engine supports. */
  private static final int SIZE = 15;

  @Option(names = "--set", paramLabel = "OPTION=VALUE")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--no-check")
  private boolean unchecked;

  @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "engines.name")
  private String name = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "COMMAND",
      descriptionKey = "engines.command")
  private List<String> command = new ArrayList<>();

  AddEngineCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    AddedEngine engine = Lookup.lookUp(spec, () -> engine(host));
    AddedEngines added = DataFolder.ofPerson().engines();
    if (!unchecked) {
      out.line(answer(EngineHandshake.about(added, engine, board(host))));
    }
    added.add(engine);
    out.line(LauncherTexts.of("engines.added", name, added.log(name)));
    return 0;
  }

  private static Board board(Host host) {
    Start start = Start.empty(SIZE);
    return host.catalogue().board(ReadDefaults.USUAL_RULES, start);
  }

  /** Returns the program's description of itself. */
  private static String answer(Map<String, String> about) {
    return about.isEmpty()
        ? LauncherTexts.of("engines.answered")
        : LauncherTexts.of(
            "engines.about",
            about.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining(", ")));
  }

  private AddedEngine engine(Host host) {
    command.set(0, ProgramPath.of(command.get(0)));
    // An absolute path, so that the engine finds its files from any folder.
    Path folder = Path.of("").toAbsolutePath();
    AddedEngine engine = AddedEngine.of(name, command, folder, options);
    HostEngines.checkFree(host.plugins(), name);
    return engine;
  }
}
