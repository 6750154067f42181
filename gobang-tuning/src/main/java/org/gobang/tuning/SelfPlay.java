package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;

/**
 * One game of the engine against itself, the same each time for the same seed.
 *
 * <p>It begins with an opening that was made for it, and ends when the engine has proven who wins.
 * Now and then another move is played than the best, so that the evaluation also learns of
 * positions that a search meets and a game does not.
 */
final class SelfPlay {

  /** Longer games are drawn. */
  static final int MOST_PLIES = 140;

  /** How many moves lie between two sidesteps. */
  private static final int BETWEEN_SIDESTEPS = 14;

  private SelfPlay() {}

  /**
   * Plays a game.
   *
   * @param nodes how many positions each move may look at
   */
  static SelfPlayGame play(EvaluationWeights values, int nodes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    FixedNodesEngine brain = new FixedNodesEngine(values, nodes);
    List<SelfPlayGame.Ply> plies = new ArrayList<>();
    for (int point : SelfPlayOpenings.open(brain, random)) {
      plies.add(new SelfPlayGame.Ply(point, SelfPlayGame.Ply.UNKNOWN, false));
    }
    SearchPosition position = brain.position();
    while (plies.size() < MOST_PLIES) {
      FixedNodesEngine.Thought thought = brain.think();
      if (thought.result() != 0) {
        return new SelfPlayGame(
            plies, thought.result() > 0 ? position.sideToMove() : position.sideToMove() ^ 1);
      }
      if (thought.point() == SearchPosition.NOWHERE) {
        break;
      }
      boolean other = brain.isOpen() && random.nextInt(BETWEEN_SIDESTEPS) == 0;
      int point = other ? SelfPlayOpenings.sensible(brain.moves(), random) : thought.point();
      plies.add(new SelfPlayGame.Ply(point, thought.value(), point != thought.point()));
      brain.move(point);
    }
    return new SelfPlayGame(plies, SearchPosition.NOWHERE);
  }
}
