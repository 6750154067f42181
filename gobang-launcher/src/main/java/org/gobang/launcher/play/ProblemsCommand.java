package org.gobang.launcher.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.PlainOptions;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang problems}: problems of tactics in a front end. */
public final class ProblemsCommand implements Callable<Integer> {

  private final PluginFolders plugins;
  private final PlayOptions options = new PlayOptions();
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
  private Optional<Boolean> wins = Optional.empty();
  private @Nullable String board;
  private OptionalInt grade = OptionalInt.empty();

  public ProblemsCommand(PluginFolders plugins) {
    this.plugins = plugins;
    options.addFrontEnd(spec);
    spec.addOption(
            PlainOptions.value(
                "--kind",
                "win|defence",
                TaskConverter.Task.class,
                new TaskConverter(),
                given -> wins = Optional.of(given == TaskConverter.Task.WIN)))
        .addOption(PlainOptions.value("--board", "ID", String.class, given -> board = given))
        .addOption(
            PlainOptions.value(
                "--level",
                "N",
                Integer.class,
                new GradeConverter(),
                given -> grade = OptionalInt.of(given)));
  }

  public CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    try (Host host = Host.open(plugins)) {
      Optional<String> rules = Optional.ofNullable(board);
      rules.ifPresent(id -> Lookup.emptyBoard(spec, host.catalogue(), id, null));
      return new GameLaunch(spec, options, host).solve(new ProblemFilter(wins, rules, grade));
    }
  }
}
