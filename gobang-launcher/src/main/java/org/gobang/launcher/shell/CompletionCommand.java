package org.gobang.launcher.shell;

import java.util.concurrent.Callable;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.WordConverter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang completion}: the script with which a shell completes the command line. */
@Command
public final class CompletionCommand implements Callable<Integer> {

  /** The name of the command, which needs all others to be there. */
  public static final String NAME = "completion";

  private final StandardOutput out;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "bash|zsh|fish",
      descriptionKey = "completion.shell",
      converter = ShellConverter.class)
  private Shell shell;

  public CompletionCommand(StandardOutput out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    out.lines(shell.script(spec.root()));
    return 0;
  }

  private static final class ShellConverter extends WordConverter<Shell> {
    ShellConverter() {
      super(Shell.class);
    }
  }
}
