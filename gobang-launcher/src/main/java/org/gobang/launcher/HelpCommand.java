package org.gobang.launcher;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobang.launcher.cli.CommandLineException;
import org.gobang.launcher.shell.ManualCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang help COMMAND}: prints the same help as {@code gobang COMMAND --help}. */
@Command
final class HelpCommand implements Callable<Integer> {

  static final String NAME = "help";

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      descriptionKey = "help.command",
      completionCandidates = Commands.class)
  private List<String> words = new ArrayList<>();

  @Override
  public Integer call() {
    CommandLine command = spec.parent().commandLine();
    for (String word : words) {
      CommandLine next = command.getSubcommands().get(word);
      if (next == null) {
        throw new ParameterException(
            spec.commandLine(), CommandLineException.command(command, word));
      }
      command = next;
    }
    command.usage(command.getOut(), command.getColorScheme());
    return 0;
  }

  /** The words for completion. */
  private static final class Commands extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Commands() {
      super(Main.COMMANDS);
      remove(ManualCommand.NAME);
    }
  }
}
