package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that measures how well static evaluations predict the results of games. */
@Command(
    name = "loss",
    description =
        "Measures how well an evaluation predicts the results of games: the logistic loss on their"
            + " quiet positions, each game weighing the same, with slope and bias fitted to four"
            + " fifths of the games and measured on the rest; with intervals of 95%% by bootstrap"
            + " over games. Of two evaluations also the difference.")
final class LossCommand extends TuningCommand {

  @Parameters(
      arity = "1..2",
      paramLabel = "EVALUATION",
      description = "An evaluation's file, or 'bundled' for the engine's own; one or two")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--games-file",
      required = true,
      paramLabel = "FILE",
      description =
          "Games: as this program plays them, or with a line 'nodes a move | winner | moves of the"
              + " opening | moves' for each; may be repeated")
  private List<Path> files = new ArrayList<>();

  @Mixin private BoardOptions board = new BoardOptions();

  @Override
  void run() throws IOException {
    Rules rules = board.rules();
    int size = board.size();
    List<RecordedGame> games = new ArrayList<>();
    for (Path file : files) {
      games.addAll(RecordedGames.read(file, rules, size));
    }
    List<EvaluatedGames> evaluated = new ArrayList<>();
    for (String name : names) {
      evaluated.add(EvaluatedGames.of(name, EvaluationFile.read(rules, name), size, games));
    }
    LossReport report = new LossReport(out());
    report.print("quiet positions", evaluated);
    report.print(
        "of them without an open four that the opponent threatens",
        evaluated.stream().map(EvaluatedGames::withoutOpenFours).toList());
    if (rules.forbids(SearchPosition.BLACK)) {
      printBySide(report, evaluated, SearchPosition.BLACK, "Black");
      printBySide(report, evaluated, SearchPosition.WHITE, "White");
    }
  }

  /** If the sides have different rules, the difference of the biases is the value of a colour. */
  private static void printBySide(
      LossReport report, List<EvaluatedGames> evaluated, int side, String name) {
    report.print(
        "of them with " + name + " to move",
        evaluated.stream().map(games -> games.toMove(side)).toList());
  }
}
