package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command that trains the network of the evaluation on games and writes the resource of the
 * engine.
 */
@Command(
    name = "network",
    description =
        "Trains the network of the engine's evaluation on files of games and on positions near"
            + " them, and writes the evaluation with it where the next build finds it.")
final class NetworkCommand extends TuningCommand {

  /** The prefix of lines about the network in the comment of the resource. */
  private static final String MARK = "network: ";

  @Parameters(arity = "1..*", paramLabel = "GAMES", description = "Files of games")
  private List<Path> files = new ArrayList<>();

  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--off-game",
      paramLabel = "N",
      converter = Converters.Count.class,
      defaultValue = "60000",
      description = "How many positions two random moves off the games; default: ${DEFAULT-VALUE}")
  private int offGame;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "4000",
      description = "The nodes of a search of each of those; default: ${DEFAULT-VALUE}")
  private int nodes;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "10",
      description = "How often the fit passes over all positions; default: ${DEFAULT-VALUE}")
  private int epochs;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides the weights that training starts from; default: ${DEFAULT-VALUE}")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the evaluation is written; default: the engine's resource")
  private @Nullable Path output;

  @Override
  void run() throws IOException, InterruptedException {
    Rules rules = options.rules();
    OutputFile target =
        new OutputFile(
            output == null
                ? TuneCommand.RESOURCES.resolve(EvaluationWeights.resource(rules))
                : output);
    EvaluationWeights weights = EvaluationWeights.of(rules);
    List<String> comment = new ArrayList<>();
    List<List<SelfPlayGame>> rounds = GamesFile.readAll(files, comment);
    Samples<NetworkSample> samples = new Samples<>();
    Samples.visit(
        weights.withoutNetwork(),
        rounds,
        (position, expected, heldOut) ->
            samples.add(NetworkSample.of(position, expected), heldOut));
    int ofGames = samples.size();
    for (List<SelfPlayGame> games : rounds) {
      double slope = Samples.searchCalibration(games).slope();
      new OffGamePositions(weights, nodes, slope)
          .addTo(samples, games, offGame / rounds.size(), options.threads(), out());
    }
    NetworkModel model = new NetworkModel(seed);
    double before = NetworkFit.loss(model, samples.heldOut());
    new NetworkFit(epochs, out()).fit(model, samples);
    comment.add(
        String.format(
            Locale.ROOT,
            "%d positions of games, %d near them, %d nodes each; %d epochs, seed %d",
            ofGames,
            samples.size() - ofGames,
            nodes,
            epochs,
            seed));
    String result =
        String.format(
            Locale.ROOT,
            "held out: loss %.5f without it, %.5f with it; greatest unit %.1f",
            before,
            NetworkFit.loss(model, samples.heldOut()),
            samples.fitted().stream().mapToDouble(model::maxUnit).max().orElse(0));
    comment.add(result);
    out().println(result);
    target.write(weights.with(model.network()).text(withTables(rules, comment)));
    out().println(target + " written");
  }

  /** Returns the comment about the creation of the tables and the network. */
  private static List<String> withTables(Rules rules, List<String> network) {
    return Stream.concat(
            EvaluationWeights.comment(rules).stream().filter(line -> !line.startsWith(MARK)),
            network.stream().map(line -> MARK + line))
        .toList();
  }
}
