package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.ai.search.position.MoveOrdering;
import org.gobang.ai.search.position.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that fits the move ordering to games and writes the resource of the engine. */
@Command(
    name = "move-ordering",
    description =
        "Fits the engine's move ordering to files of games, and writes the result where the next"
            + " build finds it.")
final class MoveOrderingCommand extends TuningCommand {

  @Parameters(arity = "1..*", paramLabel = "GAMES", description = "Files of games")
  private List<Path> files = new ArrayList<>();

  @Mixin private RulesOption options = new RulesOption();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "12",
      description = "How often the fit passes over all positions; default: ${DEFAULT-VALUE}")
  private int epochs;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the move ordering is written; default: the engine's resource")
  private @Nullable Path output;

  @Override
  void run() throws IOException {
    OutputFile target =
        new OutputFile(
            output == null ? TuneCommand.RESOURCES.resolve(MoveOrdering.RESOURCE) : output);
    List<SelfPlayGame> fitted = new ArrayList<>();
    List<SelfPlayGame> heldOut = new ArrayList<>();
    List<String> comment = new ArrayList<>();
    comment.add("The move ordering, fitted by gobang-tuning to the moves of the engine's games.");
    for (List<SelfPlayGame> games : GamesFile.readAll(files, comment)) {
      for (int i = 0; i < games.size(); i++) {
        (Samples.isHeldOut(i) ? heldOut : fitted).add(games.get(i));
      }
    }
    Rules rules = options.rules();
    List<MoveChoice> choices = MoveChoice.of(rules, fitted);
    List<MoveChoice> others = MoveChoice.of(rules, heldOut);
    double[] weights = new MoveOrderingFit(rules, epochs, out()).fit(choices);
    String result =
        String.format(
            Locale.ROOT,
            "%d positions: loss %.4f; %d held out: loss %.4f",
            choices.size(),
            MoveOrderingFit.loss(choices, weights),
            others.size(),
            MoveOrderingFit.loss(others, weights));
    comment.add(result);
    target.write(MoveOrderingFit.ordering(weights).text(comment));
    out().println(result);
    out().println(target + " written");
  }
}
