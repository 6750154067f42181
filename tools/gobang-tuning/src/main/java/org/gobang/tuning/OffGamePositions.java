package org.gobang.tuning;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;

/**
 * Creates positions that occur only in a search: two random moves after a game position, with the
 * value of a search as the target. Without them a network knows only positions after good play by
 * both sides.
 *
 * @param weights the evaluation of the searches
 * @param nodes the node limit per search
 * @param slope the log odds of winning for each {@link EvaluationWeights#UNIT} of a search's value
 */
record OffGamePositions(EvaluationWeights weights, int nodes, double slope) {

  private static final int RANDOM_MOVES = 2;

  /** The number of most promising moves for a random choice. */
  private static final int CHOICE = 20;

  private static final int PROGRESS_EVERY = 10_000;

  /**
   * Adds positions near the positions of games.
   *
   * @param count the number of candidates; those that are not quiet are omitted
   */
  void addTo(
      Samples<NetworkSample> samples,
      List<SelfPlayGame> games,
      int count,
      int threads,
      PrintWriter out)
      throws IOException, InterruptedException {
    int[] done = {0};
    OrderedExecutor.run(
        IntStream.range(0, count).mapToObj(number -> task(games, number)),
        threads,
        labelled -> {
          labelled.ifPresent(each -> samples.add(each.sample(), each.heldOut()));
          if (++done[0] % PROGRESS_EVERY == 0) {
            out.println(done[0] + " of " + count + " positions off the games");
          }
        });
  }

  private record Labelled(NetworkSample sample, boolean heldOut) {}

  private Callable<Optional<Labelled>> task(List<SelfPlayGame> games, int number) {
    return () -> {
      SplittableRandom random = new SplittableRandom(GameGenerator.seedOf(1, number));
      int game = random.nextInt(games.size());
      return sample(games.get(game), random)
          .map(sample -> new Labelled(sample, Samples.isHeldOut(game)));
    };
  }

  private Optional<NetworkSample> sample(SelfPlayGame game, SplittableRandom random) {
    FixedNodesEngine engine = new FixedNodesEngine(weights, nodes);
    SearchPosition plain = new SearchPosition(weights.withoutNetwork(), FixedNodesEngine.SIZE);
    int plies = random.nextInt(game.plies().size());
    for (int i = 0; i < plies + RANDOM_MOVES; i++) {
      int point = i < plies ? game.plies().get(i).point() : randomMove(engine, random);
      if (point == SearchPosition.NOWHERE) {
        return Optional.empty();
      }
      engine.makeMove(point);
      plain.makeMove(point);
    }
    if (!Samples.isQuiet(plain)) {
      return Optional.empty();
    }
    FixedNodesEngine.Result result = engine.search();
    if (result.value() == SelfPlayGame.Ply.UNKNOWN) {
      return Optional.empty();
    }
    double target = EvaluationFit.probability(slope * result.value() / EvaluationWeights.UNIT);
    return Optional.of(NetworkSample.of(plain, target));
  }

  private static int randomMove(FixedNodesEngine engine, SplittableRandom random) {
    List<Integer> moves = engine.moves();
    return moves.isEmpty() || !Samples.isQuiet(engine.position())
        ? SearchPosition.NOWHERE
        : moves.get(random.nextInt(Math.min(CHOICE, moves.size())));
  }
}
