package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random openings for own games, of all kinds, that leave neither side much better off. */
final class SelfPlayOpenings {

  /** The first stone is within the inner 7 lines. */
  private static final int MARGIN = 4;

  private static final int LEAST_STONES = 3;
  private static final int MOST_STONES = 9;

  /** How many moves are thought to be sensible ones: half of the stones are. */
  static final int SENSIBLE = 10;

  /** How good an opening may be for either side. */
  private static final int BALANCED = 120;

  private SelfPlayOpenings() {}

  /** Puts the stones of an opening, and gives their points. */
  static List<Integer> open(FixedNodesEngine brain, SplittableRandom random) {
    List<Integer> points = new ArrayList<>();
    do {
      brain.clear();
      points.clear();
      int stones = random.nextInt(LEAST_STONES, MOST_STONES + 1);
      for (int point = first(random); points.size() < stones; point = next(brain, random)) {
        points.add(point);
        brain.move(point);
      }
    } while (!isBalanced(brain));
    return points;
  }

  /** Where the first stone is. */
  static int first(SplittableRandom random) {
    return inside(random) + FixedNodesEngine.SIZE * inside(random);
  }

  private static int inside(SplittableRandom random) {
    return MARGIN + random.nextInt(FixedNodesEngine.SIZE - 2 * MARGIN);
  }

  private static int next(FixedNodesEngine brain, SplittableRandom random) {
    List<Integer> moves = brain.moves();
    return random.nextBoolean() ? sensible(moves, random) : moves.get(random.nextInt(moves.size()));
  }

  /** One of the more promising moves. */
  static int sensible(List<Integer> moves, SplittableRandom random) {
    return moves.get(random.nextInt(Math.min(SENSIBLE, moves.size())));
  }

  private static boolean isBalanced(FixedNodesEngine brain) {
    if (!brain.isOpen()) {
      return false;
    }
    FixedNodesEngine.Thought thought = brain.think();
    return thought.value() != SelfPlayGame.Ply.UNKNOWN && Math.abs(thought.value()) <= BALANCED;
  }
}
