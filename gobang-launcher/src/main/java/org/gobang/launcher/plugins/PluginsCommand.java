package org.gobang.launcher.plugins;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.PlainOptions;
import org.gobang.launcher.cli.RefusalFormat;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.StandardTerminal;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.Host;
import org.gobang.workbench.index.PluginIndexes;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** {@code gobang plugins}: what was found and what was refused, or the options of a player. */
public final class PluginsCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final StandardOutput out;

  private boolean json;
  private boolean table;
  private @Nullable String player;
  private @Nullable CommandSpec spec;

  private PluginsCommand(PluginFolders folders, StandardOutput out) {
    this.folders = folders;
    this.out = out;
  }

  /** The command, with those below it. */
  public static CommandSpec spec(
      PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {
    PluginIndexes indexes = PluginIndexes.of(folders.data());
    Consent consent =
        new Consent(
            in, StandardStreams.encodingOf("stdin"), err.writer(), StandardTerminal::isInput);
    return new PluginsCommand(folders, out)
        .spec()
        .addSubcommand("install", new InstallCommand(folders, indexes, consent, out).spec())
        .addSubcommand("search", new SearchCommand(indexes, consent, out).spec())
        .addSubcommand("update", new UpdateCommand(folders, indexes, consent, out, err).spec())
        .addSubcommand("remove", new RemoveCommand(folders, consent, out).spec())
        .addSubcommand("index", new IndexCommand(out).spec());
  }

  private CommandSpec spec() {
    CommandSpec made =
        CommandSpec.wrapWithoutInspection(this)
            .addOption(PlainOptions.flag("--json", given -> json = given))
            .addOption(
                PlainOptions.value("--player", "ID", String.class, given -> player = given)
                    .toBuilder()
                    .descriptionKey("plugins.player")
                    .build())
            .addOption(
                PlainOptions.flag("--table", given -> table = given).toBuilder()
                    .descriptionKey("plugins.table")
                    .build());
    spec = made;
    return made;
  }

  /** One plugin as it is listed. */
  private record Row(
      String service, String id, String name, PluginMetadata metadata, String origin) {}

  @Override
  public Integer call() {
    try (Host host = Host.open(folders)) {
      String wanted = player;
      if (wanted == null && table) {
        throw new ParameterException(
            Objects.requireNonNull(spec).commandLine(),
            LauncherTexts.of("wrong.needs", "--table", "--player ID"));
      }
      if (wanted == null) {
        list(host.plugins());
      } else {
        describe(host.catalogue(), wanted);
      }
    }
    return 0;
  }

  private void describe(PluginCatalogue catalogue, String id) {
    PlayerProvider provider =
        Lookup.lookUp(Objects.requireNonNull(spec), () -> catalogue.playerProvider(id));
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
    // What programs read is never translated.
    Locale language = json ? Locale.ENGLISH : Locale.getDefault();
    List<Row> rows =
        Stream.of(Service.values())
            .flatMap(service -> rows(service.word(), plugins.of(service), language))
            .toList();
    if (json) {
      out.json(JsonText.object(fields -> write(fields, rows, plugins.refused())));
    } else {
      rows.forEach(row -> out.line(text(row)));
      plugins.refused().forEach(refusal -> out.line(RefusalFormat.of(refusal)));
    }
  }

  private static Stream<Row> rows(
      String service, List<DiscoveredPlugin<?>> found, Locale language) {
    return found.stream()
        .map(
            each ->
                new Row(
                    service,
                    each.id(),
                    each.provider().label(language).name(),
                    each.metadata(),
                    each.origin()));
  }

  private static String text(Row row) {
    PluginMetadata metadata = row.metadata();
    String published =
        Stream.of(metadata.author(), metadata.licence(), metadata.homepage())
            .filter(text -> !text.isEmpty())
            .map(text -> ", " + text)
            .collect(Collectors.joining());
    return String.format(
        Locale.ROOT,
        "%-9s  %-12s  %-8s  %s%s  (%s)",
        row.service(),
        row.id(),
        metadata.version(),
        row.name(),
        published,
        row.origin());
  }

  private static void write(JsonGenerator json, List<Row> rows, List<Refusal> refused)
      throws IOException {
    json.writeArrayFieldStart("plugins");
    for (Row row : rows) {
      json.writeStartObject();
      json.writeStringField("service", row.service());
      json.writeStringField("id", row.id());
      json.writeStringField("name", row.name());
      json.writeStringField("version", row.metadata().version());
      json.writeStringField("origin", row.origin());
      json.writeStringField("author", row.metadata().author());
      json.writeStringField("licence", row.metadata().licence());
      json.writeStringField("homepage", row.metadata().homepage());
      json.writeEndObject();
    }
    json.writeEndArray();
    RefusalFormat.write(json, refused);
  }
}
