package org.gobang.launcher;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line without a command: what all commands share. */
@Command(
    name = "gobang",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Gobang.Version.class)
final class Gobang implements Runnable {

  @Spec private CommandSpec spec;
  private boolean verbose;

  @Option(names = "-v", scope = ScopeType.INHERIT)
  void verbose(boolean wanted) {
    verbose = wanted;
    LogSetup.logToStandardError(wanted);
  }

  boolean verbose() {
    return verbose;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say what to do: plugins, position or analyze (--help tells more)");
  }

  /** The version of the launcher's own jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      Optional<String> version =
          Optional.ofNullable(Gobang.class.getModule().getDescriptor())
              .flatMap(ModuleDescriptor::rawVersion);
      return new String[] {"gobang " + version.orElse("(development)")};
    }
  }
}
