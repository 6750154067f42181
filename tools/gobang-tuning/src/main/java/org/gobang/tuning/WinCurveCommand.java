package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that fits the curves from search values to win rates for reviews. */
@Command(
    name = "win-curve",
    description =
        "Fits what the search's values are worth in win probability to the results of games: a"
            + " slope for each stage of the game. The lines of the rules are replaced in the file"
            + " that reviews of games read.")
final class WinCurveCommand extends TuningCommand {

  /** The first number of stones of each stage. */
  private static final int[] STAGES = {0, 14, 24, 36, 56};

  /** The minimum number of positions. A stage with fewer has the slope of the previous stage. */
  private static final int LEAST_POSITIONS = 100;

  private static final String RESOURCE =
      "gobang-study/src/main/resources/org/gobang/study/review/win-curves.txt";

  @Parameters(
      arity = "1..*",
      paramLabel = "GAMES",
      description = "Files of games on 15 lines, as 'loss' reads them")
  private List<Path> files = new ArrayList<>();

  @Mixin private RulesOption options = new RulesOption();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "20000",
      description = "The limit of nodes for each position; default: ${DEFAULT-VALUE}")
  private int nodes;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = RESOURCE,
      description = "The file of the curves; default: the one that reviews read")
  private Path output = Path.of(RESOURCE);

  @Override
  void run() throws IOException, InterruptedException {
    OutputFile target = new OutputFile(output);
    Rules rules = options.rules();
    List<RecordedGame> games = new ArrayList<>();
    for (Path file : files) {
      games.addAll(RecordedGames.read(file, rules, FixedNodesEngine.SIZE));
    }
    List<ValuedPosition> positions = positions(EvaluationWeights.of(rules), games);
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "# %s: %d games, %d positions of %d nodes",
            rules.id(),
            games.size(),
            positions.size(),
            nodes));
    lines.addAll(stages(rules, positions));
    lines.forEach(out()::println);
    target.write(replaced(rules, lines));
    out().println(target + " written");
  }

  private List<ValuedPosition> positions(EvaluationWeights weights, List<RecordedGame> games)
      throws IOException, InterruptedException {
    List<ValuedPosition> positions = new ArrayList<>();
    OrderedExecutor.<List<ValuedPosition>>run(
        games.stream().map(game -> () -> ValuedPosition.of(weights, game, nodes)),
        Runtime.getRuntime().availableProcessors(),
        positions::addAll);
    return positions;
  }

  private List<String> stages(Rules rules, List<ValuedPosition> positions) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < STAGES.length; i++) {
      int from = STAGES[i];
      int to = i + 1 < STAGES.length ? STAGES[i + 1] : Integer.MAX_VALUE;
      List<ValuedPosition> stage =
          positions.stream().filter(each -> each.stones() >= from && each.stones() < to).toList();
      if (stage.size() >= LEAST_POSITIONS || lines.isEmpty()) {
        double slope = WinCurveFit.slope(stage.isEmpty() ? positions : stage);
        lines.add(String.format(Locale.ROOT, "%s %d %.5f", rules.id(), from, slope));
        out()
            .printf(
                Locale.ROOT,
                "from %d stones: %d positions, loss %.4f%n",
                from,
                stage.size(),
                WinCurveFit.loss(stage, slope));
      }
    }
    return lines;
  }

  /** Returns the content of the file, with the lines of the rules replaced. */
  private String replaced(Rules rules, List<String> lines) throws IOException {
    List<String> all = new ArrayList<>();
    if (Files.exists(output)) {
      for (String line : Files.readAllLines(output)) {
        if (!line.startsWith(rules.id() + " ") && !line.startsWith("# " + rules.id() + ":")) {
          all.add(line);
        }
      }
    }
    all.addAll(lines);
    return String.join("\n", all) + "\n";
  }
}
