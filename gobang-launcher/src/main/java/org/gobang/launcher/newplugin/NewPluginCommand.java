package org.gobang.launcher.newplugin;

import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.WordConverter;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang new-plugin}: writes the project of a new plugin. */
@Command
public final class NewPluginCommand implements Callable<Integer> {

  /** The system property in which the start scripts give the Maven repository of plugin authors. */
  private static final String KIT = "gobang.kit";

  /** What shells take for something else where it is not quoted. */
  private static final Pattern SPECIAL = Pattern.compile("[ ()&;'*?<>|]");

  private final PluginFolders folders;
  private final StandardOutput out;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME")
  private String name;

  @Option(names = "--dir", paramLabel = "DIR", defaultValue = "")
  private Path parent;

  @Option(
      names = "--kind",
      paramLabel = "player|evaluator|board|renderer|format",
      converter = Kinds.class,
      defaultValue = "player")
  private ProjectKind kind = ProjectKind.PLAYER;

  @Option(
      names = "--build",
      paramLabel = "maven|gradle",
      converter = Tools.class,
      defaultValue = "maven")
  private BuildTool build = BuildTool.MAVEN;

  @Option(
      names = "--language",
      paramLabel = "java|kotlin",
      converter = Languages.class,
      defaultValue = "java")
  private ProjectLanguage language = ProjectLanguage.JAVA;

  static final class Kinds extends WordConverter<ProjectKind> {
    Kinds() {
      super(ProjectKind.class);
    }
  }

  static final class Tools extends WordConverter<BuildTool> {
    Tools() {
      super(BuildTool.class);
    }
  }

  static final class Languages extends WordConverter<ProjectLanguage> {
    Languages() {
      super(ProjectLanguage.class);
    }
  }

  public NewPluginCommand(PluginFolders folders, StandardOutput out) {
    this.folders = folders;
    this.out = out;
  }

  @Override
  public Integer call() {
    PluginName checked = Lookup.lookUp(spec, () -> new PluginName(name));
    refuseTaken();
    if (!Files.isDirectory(parent.toAbsolutePath())) {
      throw wrong(LauncherTexts.of("wrong.folder", "--dir", parent));
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

  private void refuseTaken() {
    try (Host host = Host.open(folders)) {
      Optional<DiscoveredPlugin<?>> other =
          host.plugins().of(kind.service()).stream()
              .filter(each -> each.id().equals(name))
              .findFirst();
      if (other.isPresent()) {
        throw wrong(
            String.format(
                Locale.ROOT,
                "there is a %s %s already (%s)",
                kind.word(),
                name,
                other.get().origin()));
      }
    }
  }

  private static Path startScript() {
    Path home = Path.of(System.getProperty(PluginFolders.APPLICATION, "")).normalize();
    boolean here = home.equals(Path.of("").toAbsolutePath());
    return (here ? Path.of(".") : home).resolve("gobang");
  }

  /** A path as it is typed in a command. */
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

  /** What the plugin is built against is as old as what it will run on. */
  private static String apiVersion() {
    return Optional.ofNullable(PlayerProvider.class.getModule().getDescriptor())
        .flatMap(ModuleDescriptor::rawVersion)
        .orElse("");
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
