package org.gobang.launcher.shell;

import java.util.List;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.workbench.Host;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang completion}: prints the completion script for a shell. */
@Command
public final class CompletionCommand extends HostCommand {

  /** The name of the command. All other commands are loaded for it. */
  public static final String NAME = "completion";

  @Parameters(paramLabel = "bash|zsh|fish|powershell", descriptionKey = "completion.shell")
  private Shell shell;

  public CompletionCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    line.registerConverter(Shell.class, OptionParsers.word(List.of(Shell.values())));
  }

  @Override
  protected int run(Host host) {
    List<String> extensions = List.of(host.files().formats().extensions().split(", ", -1));
    out.lines(shell.script(spec.root(), KnownIds.of(host.plugins(), extensions)));
    return 0;
  }
}
