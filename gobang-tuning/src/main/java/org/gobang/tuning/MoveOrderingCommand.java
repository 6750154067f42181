package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.Shape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fits the move ordering to games, and prints the numbers for the engine's source. */
@Command(
    name = "move-ordering",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Fits the engine's move ordering to files of games, and prints the numbers of its class"
            + " MoveOrdering.")
final class MoveOrderingCommand implements Callable<Integer> {

  private final PrintWriter out;

  @Parameters(arity = "1..*", paramLabel = "GAMES", description = "Files of games")
  private List<Path> files = new ArrayList<>();

  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      converter = PositiveNumberConverter.class,
      defaultValue = "12",
      description = "How often the fit passes over all positions; default: ${DEFAULT-VALUE}")
  private int epochs;

  MoveOrderingCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws IOException {
    List<SelfPlayGame> games = new ArrayList<>();
    for (Path file : files) {
      games.addAll(GamesFile.existing(file).read());
    }
    List<MoveChoice> choices = MoveChoice.of(options.rules(), games);
    double[] fitted = new MoveOrderingFit(epochs, out).fit(choices);
    out.println(choices.size() + " positions of " + games.size() + " games");
    print("ATTACK", fitted, MoveChoice.ATTACK, LinePattern.COUNT);
    print("DEFENCE", fitted, MoveChoice.DEFENCE, LinePattern.COUNT);
    print("ATTACK_SHAPE", fitted, MoveChoice.ATTACK_SHAPE, Shape.COUNT);
    print("DEFENCE_SHAPE", fitted, MoveChoice.DEFENCE_SHAPE, Shape.COUNT);
    return 0;
  }

  private void print(String name, double[] fitted, int from, int count) {
    out.println(name + " = " + Arrays.toString(MoveOrderingFit.units(fitted, from, count)));
  }
}
