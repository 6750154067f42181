package org.gobang.launcher.newplugin;

import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang new-plugin}: writes the project of a new plugin. */
@Command
public final class NewPluginCommand extends HostCommand {

  /** The system property for the Maven repository of plugin authors, set by the start scripts. */
  private static final String KIT = "gobang.kit";

  /** Characters that shells interpret unless quoted. */
  private static final Pattern SPECIAL = Pattern.compile("[ ()&;'*?<>|]");

  @Parameters(paramLabel = "NAME")
  private String name;

  @Option(names = "--dir", paramLabel = "DIR", defaultValue = "")
  private Path parent;

  @Option(
      names = "--kind",
      paramLabel = "player|evaluator|board|renderer|format",
      defaultValue = "player")
  private ProjectKind kind = ProjectKind.PLAYER;

  @Option(names = "--build", paramLabel = "maven|gradle", defaultValue = "maven")
  private BuildTool build = BuildTool.MAVEN;

  @Option(names = "--language", paramLabel = "java|kotlin", defaultValue = "java")
  private ProjectLanguage language = ProjectLanguage.JAVA;

  public NewPluginCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    line.registerConverter(ProjectKind.class, OptionParsers.word(List.of(ProjectKind.values())))
        .registerConverter(BuildTool.class, OptionParsers.word(List.of(BuildTool.values())))
        .registerConverter(
            ProjectLanguage.class, OptionParsers.word(List.of(ProjectLanguage.values())));
  }

  @Override
  protected int run(Host host) {
    PluginName checked = Lookup.lookUp(spec, () -> new PluginName(name));
    refuseTaken(host);
    if (!Files.isDirectory(parent.toAbsolutePath())) {
      throw wrong("wrong.folder", "--dir", parent);
    }
    Path folder = parent.resolve(name);
    PluginTemplates templates = new PluginTemplates(checked, kind, build, language, apiVersion());
    new PluginProject(templates, kit()).write(folder);
    out.text(
        LauncherTexts.of(
            "new-plugin.written",
            folder,
            build.command(typed(folder)),
            typed(startScript()),
            typed(folder.resolve(build.output()).resolve("plugins")),
            kind.arguments(checked)));
    return 0;
  }

  private void refuseTaken(Host host) {
    Optional<DiscoveredPlugin<?>> other =
        host.plugins().of(kind.service()).stream()
            .filter(each -> each.id().equals(name))
            .findFirst();
    if (other.isPresent()) {
      throw wrongLine(
          String.format(
              Locale.ROOT,
              "there is a %s %s already (%s)",
              kind.word(),
              name,
              other.get().origin()));
    }
  }

  private static Path startScript() {
    Path home = Path.of(System.getProperty(PluginFolders.APPLICATION, "")).normalize();
    boolean here = home.equals(Path.of("").toAbsolutePath());
    return (here ? Path.of(".") : home).resolve("gobang");
  }

  /** Returns a path as typed in a command. */
  private static String typed(Path path) {
    String text = path.toString();
    return SPECIAL.matcher(text).find() ? '"' + text + '"' : text;
  }

  private static Path kit() {
    Path kit = Path.of(System.getProperty(KIT, ""));
    if (!Files.isDirectory(kit.resolve("org/gobang/gobang-testkit").resolve(apiVersion()))) {
      throw new RefusedException(
          "what a plugin is built against is not here: start Gobang with its start script");
    }
    return kit;
  }

  /** Returns the version of the api for the plugin, which is that of the running application. */
  private static String apiVersion() {
    return Optional.ofNullable(PlayerProvider.class.getModule().getDescriptor())
        .flatMap(ModuleDescriptor::rawVersion)
        .orElse("");
  }
}
