package org.gobang.launcher;

import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.value;
import static org.gobang.launcher.cli.PlainOptions.values;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.launcher.log.LogSetup;
import org.gobang.launcher.play.PlayCommand;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** The main command, which plays a game, with the options shared by all commands. */
public final class Gobang {

  private final PluginFolders plugins;
  private final ErrorOutput err;
  private final CommandSpec spec;

  Gobang(CommandContext context, SpokenLanguage language) {
    this.err = context.err();
    this.plugins = context.folders();
    spec = new PlayCommand(context, language).spec();
    spec.name("gobang")
        .scopeType(ScopeType.INHERIT)
        .versionProvider(new Version())
        .addOption(shared(OptionSpec.builder("-h", "--help").usageHelp(true).build()))
        .addOption(shared(OptionSpec.builder("-V", "--version").versionHelp(true).build()))
        .addOption(shared(values("--plugins", "DIR", Path.class, this::plugins)))
        .addOption(
            shared(
                value("--lang", "en|zh", Locale.class, OptionParsers::language, language::speak)))
        .addOption(shared(named(flag("--quiet", err::beQuiet), "-q", "--quiet")))
        .addOption(shared(flag("--plain", err::bePlain)))
        .addOption(shared(named(flag("--verbose", this::verbose), "-v", "--verbose")));
  }

  /** Returns an option that every command has. */
  private static OptionSpec shared(OptionSpec option) {
    return option.toBuilder().scopeType(ScopeType.INHERIT).build();
  }

  private static OptionSpec named(OptionSpec option, String... names) {
    return option.toBuilder().names(names).build();
  }

  CommandSpec spec() {
    return spec;
  }

  private void plugins(List<Path> folders) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new ParameterException(
            spec.commandLine(), LauncherTexts.of("wrong.folder", "--plugins", folder));
      }
      plugins.add(folder);
    }
  }

  private void verbose(boolean wanted) {
    err.showTraces(wanted);
    LogSetup.logToStandardError(wanted);
  }
}
