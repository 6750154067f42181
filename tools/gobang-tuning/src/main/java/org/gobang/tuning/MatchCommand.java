package org.gobang.tuning;

import java.io.IOException;
import java.util.Locale;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.PairScores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that plays a match between two evaluations. */
@Command(
    name = "match",
    description =
        "Plays one evaluation against another: two games from each opening, colours exchanged.")
final class MatchCommand extends TuningCommand {

  private static final int PROGRESS_EVERY = 50;

  @Parameters(
      index = "0",
      paramLabel = "FIRST",
      description = "An evaluation's file, or 'bundled' for the engine's own")
  private String first = "";

  @Parameters(index = "1", paramLabel = "SECOND", description = "The other evaluation's file")
  private String second = "";

  @Mixin private GameOptions options = new GameOptions();
  @Mixin private WorkOptions work = new WorkOptions();
  @Mixin private SearchOptions search = new SearchOptions(5000, 1000);

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many openings to play; default: ${DEFAULT-VALUE}")
  private int pairs;

  private PairScores scores = PairScores.NONE;

  @Override
  void run() throws IOException, InterruptedException {
    work.check();
    EvaluationWeights one = EvaluationFile.read(options.rules(), first);
    EvaluationWeights other = EvaluationFile.read(options.rules(), second);
    try (TaskExecutor executor = work.executor(options.threads(), description(one, other), out())) {
      executor.run(
          IntStream.range(0, pairs).mapToObj(number -> pair(one, other, number)), this::add);
    }
    if (scores.pairs() % PROGRESS_EVERY != 0) {
      print();
    }
  }

  private String description(EvaluationWeights one, EvaluationWeights other) {
    return String.format(
        Locale.ROOT,
        "match of %s %s and %s, %d nodes, seed %d",
        options.rules().id(),
        GameGenerator.fingerprint(one),
        GameGenerator.fingerprint(other),
        search.nodes(),
        search.seed());
  }

  private MatchPair pair(EvaluationWeights one, EvaluationWeights other, int number) {
    return new MatchPair(one, other, search.nodes(), GameGenerator.seedOf(search.seed(), number));
  }

  private void add(int halfPoints) {
    scores = scores.plus(halfPoints);
    if (scores.pairs() % PROGRESS_EVERY == 0) {
      print();
    }
  }

  private void print() {
    EloEstimate elo = EloEstimate.of(scores);
    out()
        .printf(
            Locale.ROOT,
            "%d games: %.1f%% for the first, %+.0f Elo (%+.0f to %+.0f), better with %.1f%%; pairs"
                + " %s%n",
            2 * scores.pairs(),
            100 * scores.score(),
            elo.elo(),
            elo.low(),
            elo.high(),
            100 * elo.superiority(),
            scores.counts());
  }
}
