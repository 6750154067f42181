package org.gobang.launcher.engines;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.gobang.engines.added.AddedEngine;
import org.gobang.engines.added.AddedEngines;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.RefusalFormat;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.platform.DataFolder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gobang engines}: lists the added Gomocup engines. */
@Command
public final class EnginesCommand extends LauncherCommand {

  @Option(names = "--json")
  private boolean json;

  public EnginesCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    // The words after an engine's command belong to the engine.
    line.addSubcommand(new AddEngineCommand(context).line().setStopAtPositional(true))
        .addSubcommand(new RemoveEngineCommand(context).line());
  }

  @Override
  public Integer call() {
    AddedEngines added = DataFolder.ofPerson().engines();
    AddedEngines.Listed listed = added.list();
    if (json) {
      out.json(JsonText.object(fields -> write(fields, added, listed)));
      return 0;
    }
    for (AddedEngine engine : listed.engines()) {
      String log = LauncherTexts.of("engines.log", added.log(engine.name()));
      out.line(String.format(Locale.ROOT, "%-12s  %s  (%s)", engine.name(), engine.command(), log));
    }
    listed.refused().forEach(refusal -> out.line(RefusalFormat.of(refusal)));
    if (listed.engines().isEmpty() && listed.refused().isEmpty()) {
      out.text(LauncherTexts.of("engines.none"));
    }
    return 0;
  }

  private static void write(JsonGenerator json, AddedEngines added, AddedEngines.Listed listed)
      throws IOException {
    JsonText.objects(
        json,
        "engines",
        listed.engines(),
        engine -> {
          json.writeStringField("name", engine.name());
          JsonText.map(json, "options", engine.openOptions());
          json.writeStringField("log", added.log(engine.name()).toString());
        });
    RefusalFormat.write(json, listed.refused());
  }
}
