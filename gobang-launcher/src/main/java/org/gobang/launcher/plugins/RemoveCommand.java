package org.gobang.launcher.plugins;

import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.parameter;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.workbench.Host;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang plugins remove}: deletes an installed plugin. */
final class RemoveCommand extends HostCommand {

  private static final String JAR = ".jar";

  private final ConsentPrompt consent;

  private @Nullable String id;

  RemoveCommand(CommandContext context, ConsentPrompt consent) {
    super(context);
    this.consent = consent;
  }

  CommandSpec spec() {
    return CommandSpec.wrapWithoutInspection(this)
        .name("remove")
        .addPositional(parameter("ID", "plugins.id", String.class, value -> id = value))
        .addOption(flag("--yes", consent::give));
  }

  @Override
  protected int run(Host host) {
    String wanted = Objects.requireNonNull(id);
    Set<String> origins = origins(host.plugins(), wanted);
    List<String> removable = origins.stream().filter(host.pluginManager()::canRemove).toList();
    if (removable.size() != 1) {
      throw new RefusedException(
          origins.isEmpty()
              ? LauncherTexts.of("remove.none", wanted)
              : LauncherTexts.of(
                  removable.isEmpty() ? "remove.elsewhere" : "remove.several",
                  wanted,
                  String.join(", ", removable.isEmpty() ? origins : removable)));
    }
    String origin = removable.get(0);
    if (!consent.isGiven(LauncherTexts.of("remove.sure", origin))) {
      return ExitStatus.FAILED;
    }
    StageOutcome.await(host.pluginManager().remove(origin));
    out.line(LauncherTexts.of("plugin.removed", origin));
    return 0;
  }

  /** Returns the origins of plugins with the id, or whose jar or folder has that name. */
  private static Set<String> origins(Plugins plugins, String id) {
    Set<String> origins = new TreeSet<>();
    Stream.of(Service.values())
        .flatMap(service -> plugins.of(service).stream())
        .filter(each -> each.id().equals(id) || isFile(each.origin(), id))
        .map(DiscoveredPlugin::origin)
        .forEach(origins::add);
    plugins.refused().stream()
        .map(Refusal::origin)
        .filter(origin -> isFile(origin, id))
        .forEach(origins::add);
    return origins;
  }

  private static boolean isFile(String origin, String id) {
    String name = String.valueOf(Path.of(origin).getFileName());
    return name.equals(id) || name.equals(id + JAR);
  }
}
