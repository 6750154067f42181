package org.gobang.launcher.cli;

import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command with annotated options. */
public abstract class LauncherCommand implements Callable<Integer> {

  protected final CommandContext context;
  protected final PluginFolders folders;
  protected final InputStream in;
  protected final StandardOutput out;
  protected final ErrorOutput err;

  @Spec protected CommandSpec spec;

  protected LauncherCommand(CommandContext context) {
    this.context = context;
    this.folders = context.folders();
    this.in = context.in();
    this.out = context.out();
    this.err = context.err();
  }

  /** Returns the command line of this command, with its subcommands. */
  public final CommandLine line() {
    CommandLine line = new CommandLine(this);
    extend(line);
    return OptionParsers.register(line);
  }

  /** Adds options without annotations, and subcommands. */
  protected void extend(CommandLine line) {}

  /** Returns the exception for an invalid command line, with a message of {@link LauncherTexts}. */
  protected final ParameterException wrong(String key, Object... arguments) {
    return wrongLine(LauncherTexts.of(key, arguments));
  }

  /** Rejects the command line if there is an error. */
  protected final void refuse(Optional<String> fault) {
    if (fault.isPresent()) {
      throw wrongLine(fault.get());
    }
  }

  /** Returns the exception for an invalid command line. */
  protected final ParameterException wrongLine(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
