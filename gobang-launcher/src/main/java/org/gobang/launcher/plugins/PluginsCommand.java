package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.value;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.RefusalFormat;
import org.gobang.launcher.cli.StandardTerminal;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.Host;
import org.gobang.workbench.index.PluginIndexes;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code gobang plugins}: lists the plugins, including rejected ones, or the options of a player.
 */
public final class PluginsCommand extends HostCommand {

  private boolean json;
  private boolean table;
  private @Nullable String player;

  public PluginsCommand(CommandContext context) {
    super(context);
  }

  /** Returns the command with its subcommands. */
  public CommandSpec spec() {
    ConsentPrompt consent =
        new ConsentPrompt(
            in, StandardStreams.encodingOf("stdin"), err.writer(), StandardTerminal::isInput);
    IndexAccess access = new IndexAccess(PluginIndexes.of(folders.data()), consent);
    spec =
        CommandSpec.wrapWithoutInspection(this)
            .addOption(flag("--json", given -> json = given))
            .addOption(
                value("--player", "ID", String.class, given -> player = given).toBuilder()
                    .descriptionKey("plugins.player")
                    .build())
            .addOption(
                flag("--table", given -> table = given).toBuilder()
                    .descriptionKey("plugins.table")
                    .build());
    return spec.addSubcommand("install", new InstallCommand(context, access).spec())
        .addSubcommand("search", new SearchCommand(access, out).spec())
        .addSubcommand("update", new UpdateCommand(context, access).spec())
        .addSubcommand("remove", new RemoveCommand(context, consent).spec())
        .addSubcommand("index", new IndexCommand(out).spec());
  }

  /** A plugin in the list. */
  private record Row(Service service, DiscoveredPlugin<?> found) {

    String name(Locale language) {
      return found.provider().label(language).name();
    }
  }

  @Override
  protected int run(Host host) {
    String wanted = player;
    if (wanted == null && table) {
      throw wrong("wrong.needs", "--table", "--player ID");
    }
    if (wanted == null) {
      list(host.plugins());
    } else {
      describe(host.catalogue(), wanted);
    }
    return 0;
  }

  private void describe(PluginCatalogue catalogue, String id) {
    PlayerProvider provider = Lookup.lookUp(spec, () -> catalogue.playerProvider(id));
    PlayerOptions options = new PlayerOptions(id, provider);
    if (table) {
      options.printTable(out);
    } else if (json) {
      options.printJson(out);
    } else {
      options.print(out);
    }
  }

  private void list(Plugins plugins) {
    List<Row> rows =
        Stream.of(Service.values())
            .flatMap(service -> plugins.of(service).stream().map(found -> new Row(service, found)))
            .toList();
    if (json) {
      out.json(JsonText.object(fields -> write(fields, rows, plugins.refused())));
    } else {
      rows.forEach(row -> out.line(text(row)));
      plugins.refused().forEach(refusal -> out.line(RefusalFormat.of(refusal)));
    }
  }

  private static String text(Row row) {
    PluginMetadata metadata = row.found().metadata();
    String published =
        Stream.of(metadata.author(), metadata.licence(), metadata.homepage())
            .filter(text -> !text.isEmpty())
            .map(text -> ", " + text)
            .collect(Collectors.joining());
    return String.format(
        Locale.ROOT,
        "%-9s  %-12s  %-8s  %s%s  (%s)",
        row.service().word(),
        row.found().id(),
        metadata.version(),
        row.name(Locale.getDefault()),
        published,
        row.found().origin());
  }

  private static void write(JsonGenerator json, List<Row> rows, List<Refusal> refused)
      throws IOException {
    JsonText.objects(
        json,
        "plugins",
        rows,
        row -> {
          PluginMetadata metadata = row.found().metadata();
          json.writeStringField("service", row.service().word());
          json.writeStringField("id", row.found().id());
          // Output for programs is never translated.
          json.writeStringField("name", row.name(Locale.ENGLISH));
          json.writeStringField("version", metadata.version());
          json.writeStringField("origin", row.found().origin());
          json.writeStringField("author", metadata.author());
          json.writeStringField("licence", metadata.licence());
          json.writeStringField("homepage", metadata.homepage());
        });
    RefusalFormat.write(json, refused);
  }
}
