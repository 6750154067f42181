package org.gobang.launcher.play;

import static org.gobang.launcher.cli.PlainOptions.either;
import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.value;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemFilter.Source;
import org.gobang.api.problem.ProblemFilter.Task;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.OptionValueException;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.workbench.Host;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang problems}: opens tactics problems in an interface. */
public final class ProblemsCommand extends HostCommand {

  private final PlayOptions options;
  private ProblemFilter wanted = ProblemFilter.ALL;

  public ProblemsCommand(CommandContext context, SpokenLanguage language) {
    super(context);
    spec = CommandSpec.wrapWithoutInspection(this);
    options = new PlayOptions(err, language);
    options.addFrontEnd(spec);
    spec.addOption(
            value(
                "--kind",
                "win|fours|threats|defence",
                Task.class,
                OptionParsers.word(List.of(Task.WIN, Task.FOURS, Task.THREATS, Task.DEFENCE)),
                given -> wanted = wanted.task(given)))
        .addOption(
            value(
                "--board", "ID", String.class, given -> wanted = wanted.rules(Optional.of(given))))
        .addOption(
            value(
                "--level",
                "N",
                Integer.class,
                ProblemsCommand::grade,
                given -> wanted = wanted.grade(OptionalInt.of(given))))
        .addArgGroup(
            either(
                flag("--due", on -> wanted = wanted.source(Source.DUE)),
                flag("--own", on -> wanted = wanted.source(Source.OWN))));
  }

  private static int grade(String text) {
    if (text.matches("[1-9]")) {
      return Integer.parseInt(text);
    }
    throw OptionValueException.of("value.grade", text, Problem.HIGHEST_GRADE);
  }

  public CommandSpec spec() {
    return spec;
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    wanted.rules().ifPresent(id -> Lookup.emptyBoard(spec, host.catalogue(), id, null));
    return new GameLaunch(spec, options, host, err).run(Optional.of(wanted));
  }
}
