package org.gobang.launcher;

import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.gobang.plugins.LivePlugins;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line without a command plays; and what all commands share. */
@Command(
    name = "gobang",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Gobang.Version.class)
final class Gobang implements Callable<Integer> {

  private final PluginFolders plugins;

  @Spec private CommandSpec spec;
  @Mixin private PlayOptions options;
  private boolean verbose;

  Gobang(PluginFolders plugins) {
    this.plugins = plugins;
  }

  @Option(names = "--plugins", paramLabel = "DIR", scope = ScopeType.INHERIT)
  void plugins(List<Path> folders) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new ParameterException(
            spec.commandLine(), "--plugins " + folder + ": there is no such folder");
      }
      plugins.add(folder);
    }
  }

  @Option(names = "-v", scope = ScopeType.INHERIT)
  void verbose(boolean wanted) {
    verbose = wanted;
    LogSetup.logToStandardError(wanted);
  }

  boolean verbose() {
    return verbose;
  }

  /** Without a command, a game. */
  @Override
  public Integer call() throws InterruptedException {
    try (LivePlugins found = plugins.find()) {
      return new Play(spec, options, found, plugins.shelf(found)).run();
    }
  }

  /** The version of the launcher's own jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {text()};
    }

    static String text() {
      Optional<String> version =
          Optional.ofNullable(Gobang.class.getModule().getDescriptor())
              .flatMap(ModuleDescriptor::rawVersion);
      return "gobang " + version.orElse("(development)");
    }
  }
}
