package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.parameter;
import static org.gobang.launcher.cli.PlainOptions.values;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.workbench.Refusal;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.RefusalFormat;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.Host;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.index.IndexedPlugin;
import org.gobang.workbench.index.PluginIndex;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang plugins install}: installs a plugin from a file, an address or an index. */
final class InstallCommand extends HostCommand {

  private final IndexAccess access;

  private @Nullable String what;
  private List<String> given = new ArrayList<>();

  InstallCommand(CommandContext context, IndexAccess access) {
    super(context);
    this.access = access;
  }

  CommandSpec spec() {
    return CommandSpec.wrapWithoutInspection(this)
        .name("install")
        .addPositional(parameter("WHAT", "plugins.what", String.class, value -> what = value))
        .addOption(values("--index", "URL", String.class, urls -> given = urls))
        .addOption(flag("--yes", access.consent()::give));
  }

  /** A downloaded or local plugin, and its entry in an index if it is from one. */
  private record Found(Path path, Optional<PluginIndex> index, Optional<IndexedPlugin> entry) {

    static Found outsideOfIndexes(Path path) {
      return new Found(path, Optional.empty(), Optional.empty());
    }
  }

  @Override
  protected int run(Host host) {
    try (TemporaryFolder downloads = TemporaryFolder.ofSystem("gobang-plugin-")) {
      Found found = find(Objects.requireNonNull(what), downloads.path());
      Installable plugin = StageOutcome.await(host.pluginManager().examine(found.path()));
      out.text(PluginFacts.of(plugin));
      if (!access.consent().isGiven(LauncherTexts.of("plugin.install"))) {
        return ExitStatus.FAILED;
      }
      String origin = StageOutcome.await(host.pluginManager().install(plugin));
      found
          .index()
          .ifPresent(
              index -> access.indexes().installed(origin, index, found.entry().orElseThrow()));
      return report(host, origin);
    }
  }

  private Found find(String text, Path downloads) {
    if (Download.isAddress(text)) {
      return Found.outsideOfIndexes(access.indexes().download(Download.address(text), downloads));
    }
    if (given.isEmpty() && Files.exists(Path.of(text))) {
      return Found.outsideOfIndexes(Path.of(text));
    }
    if (given.isEmpty() && access.indexes().known().isEmpty()) {
      throw new RefusedException(LauncherTexts.of("plugin.no.file", text));
    }
    for (PluginIndex index : access.read(given)) {
      Optional<IndexedPlugin> entry = index.find(text);
      if (entry.isPresent()) {
        Path path = access.indexes().download(entry.get(), downloads);
        return new Found(path, Optional.of(index), entry);
      }
    }
    throw new RefusedException(LauncherTexts.of("plugin.not.indexed", text));
  }

  /** Reports an installed plugin, which may be refused, because its code may run only now. */
  private int report(Host host, String origin) {
    Optional<Refusal> refusal =
        host.plugins().refused().stream().filter(each -> each.origin().equals(origin)).findFirst();
    out.line(LauncherTexts.of("plugin.installed", origin));
    refusal.ifPresent(each -> out.line(RefusalFormat.of(each)));
    return refusal.isPresent() ? ExitStatus.FAILED : 0;
  }
}
