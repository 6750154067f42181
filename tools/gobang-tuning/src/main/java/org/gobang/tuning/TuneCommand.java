package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * A command for the whole tuning loop: plays games, fits the evaluation to these games and writes
 * the resource of the engine.
 */
@Command(
    name = "gobang-tuning",
    description =
        "Plays games of the engine against itself, fits its evaluation to them, and writes the"
            + " result where the next build finds it. Games are kept: an interrupted run"
            + " continues.")
final class TuneCommand extends TuningCommand {

  /** The resource folder of the engine, relative to the project. */
  static final Path RESOURCES =
      Path.of("gobang-ai-search/src/main/resources/org/gobang/ai/search/position");

  private static final Path TARGET = Path.of("tools/gobang-tuning/target");

  @Mixin private GameOptions options = new GameOptions();
  @Mixin private WorkOptions work = new WorkOptions();
  @Mixin private SearchOptions search = new SearchOptions(20_000, 1);

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = Converters.Count.class,
      defaultValue = "5000",
      description =
          "How many games to play, 0 to fit those of --also alone; default: ${DEFAULT-VALUE}")
  private int games;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "40",
      description = "How often the fit passes over all positions; default: ${DEFAULT-VALUE}")
  private int epochs;

  @Option(
      names = "--hold",
      paramLabel = "N",
      defaultValue = "30",
      description =
          "How strongly weights are held near the plain model, as a number of positions;"
              + " default: ${DEFAULT-VALUE}")
  private double hold;

  @Option(
      names = "--near",
      paramLabel = "EVALUATION",
      description =
          "Fit corrections to this evaluation, a file or 'bundled', where there are few games;"
              + " default: fit anew")
  private @Nullable String near;

  @Option(
      names = "--games-file",
      paramLabel = "FILE",
      description = "Where the games are kept; default: one in tools/gobang-tuning/target")
  private @Nullable Path gamesFile;

  @Option(
      names = "--also",
      paramLabel = "FILE",
      description = "Games of an earlier round, fitted as well; may be repeated")
  private List<Path> also = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the evaluation is written; default: the engine's resource")
  private @Nullable Path output;

  @Override
  void run() throws IOException, InterruptedException {
    work.check();
    if (games == 0 && also.isEmpty()) {
      throw wrong("--games 0: games to fit are given by --also");
    }
    Rules rules = options.rules();
    EvaluationModel model = new EvaluationModel(rules);
    double[] prior = prior(model);
    OutputFile target =
        new OutputFile(
            output == null ? RESOURCES.resolve(EvaluationWeights.resource(rules)) : output);
    EvaluationWeights oldWeights = EvaluationWeights.of(rules);
    List<String> made = new ArrayList<>();
    List<List<SelfPlayGame>> rounds = GamesFile.readAll(also, made);
    if (games > 0) {
      GameGenerator generator = new GameGenerator(oldWeights, search.nodes(), search.seed(), out());
      Path path = gamesFile == null ? defaultGamesFile(oldWeights) : gamesFile;
      GamesFile file = new GamesFile(path, generator.description());
      try (TaskExecutor executor =
          work.executor(options.threads(), generator.description(), out())) {
        rounds.add(generator.games(file, games, executor));
      }
      made.add(games + " games: " + generator.description());
    }
    Samples<Sample> samples = Samples.of(rules, rounds);
    double[] old = model.weights(oldWeights);
    out().println(losses("before", samples, old));
    double[] fitted = new EvaluationFit(model, prior, hold, epochs, out()).fit(samples);
    // Rounded, as the engine has them.
    EvaluationWeights newWeights = model.values(fitted);
    String after = losses("after", samples, model.weights(newWeights));
    out().println(after);
    List<String> comment = new ArrayList<>();
    comment.add("The evaluation, fitted by gobang-tuning to the engine's own games.");
    if (near != null) {
      comment.add("corrections to " + near);
    }
    comment.addAll(made);
    comment.add(
        String.format(
            Locale.ROOT,
            "%d positions fitted, %d held out; %d epochs, hold %.0f",
            samples.fitted().size(),
            samples.heldOut().size(),
            epochs,
            hold));
    comment.add(losses("before", samples, old));
    comment.add(after);
    target.write(newWeights.text(comment));
    out().println(target + " written");
  }

  private double[] prior(EvaluationModel model) throws IOException {
    return near == null
        ? new double[model.weights()]
        : model.weights(EvaluationFile.read(model.rules(), near));
  }

  private Path defaultGamesFile(EvaluationWeights weights) {
    return TARGET.resolve(
        String.format(
            Locale.ROOT,
            "games-%s-%d-%d-%s.txt",
            options.rules().id(),
            search.nodes(),
            search.seed(),
            GameGenerator.fingerprint(weights)));
  }

  private static String losses(String when, Samples<Sample> samples, double[] weights) {
    return String.format(
        Locale.ROOT,
        "%s: loss %.5f, held out %.5f",
        when,
        EvaluationFit.loss(samples.fitted(), weights),
        EvaluationFit.loss(samples.heldOut(), weights));
  }
}
