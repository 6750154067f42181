package org.gobang.launcher;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line without a command plays; and what all commands share. */
@Command(
    name = "gobang",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Gobang.Version.class)
final class Gobang implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private PlayOptions options;
  private boolean verbose;

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
    return new Play(spec, options).run();
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
