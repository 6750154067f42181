package org.gobang.tuning;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;

/**
 * One evaluation against another, two games from each opening with colours exchanged, at so many
 * positions a move: what comes out does not depend on the machine.
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
   * The pairs that are to be played.
   *
   * @return each gives the first's half points in two games: 0 to 4
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

  /** The first's half points in a game. */
  private int play(List<Integer> opening, int side) {
    List<FixedNodesEngine> brains = List.of(brain(opening, first), brain(opening, second));
    SearchPosition position = brains.get(0).position();
    while (position.ply() < SelfPlay.MOST_PLIES) {
      FixedNodesEngine.Thought thought = brains.get(position.sideToMove() == side ? 0 : 1).think();
      if (thought.result() != 0) {
        return (position.sideToMove() == side) == thought.result() > 0 ? 2 : 0;
      }
      if (thought.point() == SearchPosition.NOWHERE) {
        break;
      }
      brains.forEach(brain -> brain.move(thought.point()));
    }
    return 1;
  }

  private FixedNodesEngine brain(List<Integer> opening, EvaluationWeights values) {
    FixedNodesEngine brain = new FixedNodesEngine(values, nodes);
    opening.forEach(brain::move);
    return brain;
  }
}
