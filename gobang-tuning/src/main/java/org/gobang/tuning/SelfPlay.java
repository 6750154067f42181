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
  static Game play(EvaluationWeights values, int nodes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Brain brain = new Brain(values, nodes);
    List<Game.Ply> plies = new ArrayList<>();
    for (int point : Openings.open(brain, random)) {
      plies.add(new Game.Ply(point, Game.Ply.UNKNOWN, false));
    }
    SearchPosition position = brain.position();
    while (plies.size() < MOST_PLIES) {
      Brain.Thought thought = brain.think();
      if (thought.result() != 0) {
        return new Game(
            plies, thought.result() > 0 ? position.sideToMove() : position.sideToMove() ^ 1);
      }
      if (thought.point() == SearchPosition.NOWHERE) {
        break;
      }
      boolean other = brain.isOpen() && random.nextInt(BETWEEN_SIDESTEPS) == 0;
      int point = other ? Openings.sensible(brain.moves(), random) : thought.point();
      plies.add(new Game.Ply(point, thought.value(), point != thought.point()));
      brain.move(point);
    }
    return new Game(plies, SearchPosition.NOWHERE);
  }
}
