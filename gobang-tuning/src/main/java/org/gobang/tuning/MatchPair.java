package org.gobang.tuning;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;

/**
 * A match of two evaluations: two games from each opening with colours exchanged, with a fixed
 * limit of nodes, so that the result does not depend on the machine.
 */
final class EvaluationMatch {

  private final EvaluationWeights first;
  private final EvaluationWeights second;
  private final int nodes;
  private final long seed;

  EvaluationMatch(EvaluationWeights first, EvaluationWeights second, int nodes, long seed) {
    this.first = first;
    this.second = second;
    this.nodes = nodes;
    this.seed = seed;
  }

  /**
   * The pairs of games to play.
   *
   * @return each returns the first evaluation's half points in two games: 0 to 4
   */
  Stream<Callable<Integer>> pairs(int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> () -> pair(GameGenerator.seedOf(seed, number)));
  }

  private int pair(long number) {
    SplittableRandom random = new SplittableRandom(number);
    EvaluationWeights judge = random.nextBoolean() ? first : second;
    List<Integer> opening = SelfPlayOpenings.open(new FixedNodesEngine(judge, nodes), random);
    return play(opening, SearchPosition.BLACK) + play(opening, SearchPosition.WHITE);
  }

  /** The first evaluation's half points in a game. */
  private int play(List<Integer> opening, int side) {
    List<FixedNodesEngine> engines = List.of(engine(opening, first), engine(opening, second));
    SearchPosition position = engines.get(0).position();
    while (position.ply() < SelfPlay.MAX_PLIES) {
      FixedNodesEngine.Result result = engines.get(position.sideToMove() == side ? 0 : 1).search();
      if (result.outcome() != 0) {
        return (position.sideToMove() == side) == result.outcome() > 0 ? 2 : 0;
      }
      if (result.point() == SearchPosition.NOWHERE) {
        break;
      }
      engines.forEach(engine -> engine.makeMove(result.point()));
    }
    return 1;
  }

  private FixedNodesEngine engine(List<Integer> opening, EvaluationWeights values) {
    FixedNodesEngine engine = new FixedNodesEngine(values, nodes);
    opening.forEach(engine::makeMove);
    return engine;
  }
}
