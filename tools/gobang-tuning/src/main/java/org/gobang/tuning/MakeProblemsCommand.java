package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.study.problem.StoredProblem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that creates the bundled problems. */
@Command(
    name = "problems",
    description =
        "Plays games of the engine against itself, takes the positions where one move alone wins"
            + " by threats, or alone does not lose, grades them, and writes them where the next"
            + " build finds them.")
final class MakeProblemsCommand extends TuningCommand {

  private static final Path RESOURCES =
      Path.of("gobang-study/src/main/resources/org/gobang/study/problem");

  private static final int MOST_GAMES_AT_ONCE = 100;

  @Mixin private GameOptions options = new GameOptions();
  @Mixin private SearchOptions search = new SearchOptions(1000, 1);

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many problems; default: ${DEFAULT-VALUE}")
  private int count;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where they are written; default: the resource of the rules")
  private @Nullable Path output;

  @Override
  void run() throws IOException, InterruptedException {
    Rules rules = options.rules();
    if (rules.capped()) {
      throw wrong("--rules: a four has to have one answer, unlike in " + rules.id());
    }
    OutputFile file =
        new OutputFile(output == null ? RESOURCES.resolve(rules.id() + ".txt") : output);
    EvaluationWeights weights = EvaluationWeights.of(rules);
    ProblemSelection selection = new ProblemSelection(rules, count);
    int atOnce = Math.min(MOST_GAMES_AT_ONCE, 5 * count);
    int games = 0;
    for (; !selection.isComplete(); games += atOnce) {
      OrderedExecutor.run(
          IntStream.range(games, games + atOnce)
              .<Callable<List<FoundProblem>>>mapToObj(number -> () -> find(weights, number)),
          options.threads(),
          found -> add(selection, found));
    }
    file.write(text(weights, selection));
    out().printf(Locale.ROOT, "%s written, from %d games%n", file, games);
  }

  private List<FoundProblem> find(EvaluationWeights weights, int number) {
    SelfPlayGame game =
        SelfPlay.play(weights, search.nodes(), GameGenerator.seedOf(search.seed(), number));
    return ProblemFinder.find(weights, game.plies().stream().map(SelfPlayGame.Ply::point).toList());
  }

  /** Prints each problem immediately to show speed and difficulty. */
  private void add(ProblemSelection selection, List<FoundProblem> found) {
    for (FoundProblem problem : found) {
      selection.add(problem).map(StoredProblem::line).ifPresent(out()::println);
    }
  }

  private String text(EvaluationWeights weights, ProblemSelection selection) {
    StringBuilder text = new StringBuilder();
    text.append(
        "# Problems from the engine's own games: rules size kind plies grade solution moves\n");
    text.append(
        String.format(
            Locale.ROOT,
            "# gobang-tuning problems --rules %s --count %d --nodes %d --seed %d; evaluation %s;"
                + " %d traps of the rules\n",
            weights.rules().id(),
            count,
            search.nodes(),
            search.seed(),
            GameGenerator.fingerprint(weights),
            selection.traps()));
    selection.problems().forEach(problem -> text.append(problem.line()).append('\n'));
    return text.toString();
  }
}
