package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.flag;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.Host;
import org.gobang.workbench.index.IndexedPlugin;
import org.gobang.workbench.index.InstalledPlugins.Source;
import org.gobang.workbench.index.PluginIndex;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code gobang plugins update}: updates plugins installed from an index. All are downloaded and
 * shown before the first is installed.
 */
final class UpdateCommand extends HostCommand {

  private final IndexAccess access;
  private final Map<URI, Optional<PluginIndex>> read = new HashMap<>();
  private int status;

  UpdateCommand(CommandContext context, IndexAccess access) {
    super(context);
    this.access = access;
  }

  CommandSpec spec() {
    return CommandSpec.wrapWithoutInspection(this)
        .name("update")
        .addOption(flag("--yes", access.consent()::give));
  }

  private record Update(Installable plugin, PluginIndex index, IndexedPlugin entry) {}

  @Override
  protected int run(Host host) {
    try (TemporaryFolder downloads = TemporaryFolder.ofSystem("gobang-plugin-")) {
      List<Update> updates = new ArrayList<>();
      for (Map.Entry<String, Source> installed : access.indexes().sources().entrySet()) {
        Path folder = downloads.path().resolve(String.valueOf(updates.size()));
        find(host, installed.getKey(), installed.getValue(), folder).ifPresent(updates::add);
      }
      if (updates.isEmpty()) {
        out.line(LauncherTexts.of("update.none"));
      } else if (access.consent().isGiven(LauncherTexts.of("update.install"))) {
        updates.forEach(each -> install(host, each));
      } else {
        status = ExitStatus.FAILED;
      }
    }
    return status;
  }

  /** Returns the update of a plugin. A failure does not affect the others. */
  private Optional<Update> find(Host host, String origin, Source source, Path folder) {
    try {
      Installable now = StageOutcome.await(host.pluginManager().examine(Path.of(origin)));
      if (!now.files().sha256().equals(source.sha256())) {
        return Optional.empty();
      }
      Optional<PluginIndex> index = read.computeIfAbsent(source.index(), this::read);
      Optional<IndexedPlugin> entry = index.flatMap(each -> each.find(source.id()));
      if (entry.isEmpty() || !entry.get().isNewerThan(now.version())) {
        return Optional.empty();
      }
      Path downloaded = access.indexes().download(entry.get(), folder);
      Installable next = StageOutcome.await(host.pluginManager().examine(downloaded));
      out.line(
          LauncherTexts.of(
              "update.found", source.id(), now.version(), next.version(), source.index()));
      out.text(PluginFacts.of(next));
      return Optional.of(new Update(next, index.get(), entry.get()));
    } catch (RefusedException e) {
      failed(e);
      return Optional.empty();
    }
  }

  /** Reads an index once for all its plugins. A failure is reported once. */
  private Optional<PluginIndex> read(URI address) {
    try {
      return Optional.of(access.read(address));
    } catch (RefusedException e) {
      failed(e);
      return Optional.empty();
    }
  }

  private void install(Host host, Update update) {
    try {
      String origin = StageOutcome.await(host.pluginManager().install(update.plugin()));
      access.indexes().installed(origin, update.index(), update.entry());
      out.line(LauncherTexts.of("plugin.installed", origin));
    } catch (RefusedException e) {
      failed(e);
    }
  }

  private void failed(RefusedException why) {
    err.say(RefusalSentence.of(why), why);
    status = ExitStatus.FAILED;
  }
}
