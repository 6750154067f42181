package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.SearchPosition;

/** Creates random openings of all kinds for self-play, with a limited advantage. */
final class SelfPlayOpenings {

  /** The size of the central area for the first stone: 7 lines. */
  private static final int MARGIN = 4;

  private static final int MIN_STONES = 3;
  private static final int MAX_STONES = 9;

  /** The number of promising moves. Half of the stones are chosen from these. */
  static final int PROMISING = 10;

  /** The maximum value of an opening for either side. */
  private static final int MAX_VALUE = 120;

  private SelfPlayOpenings() {}

  /** Places the stones of an opening and returns their points. */
  static List<Integer> open(FixedNodesEngine engine, SplittableRandom random) {
    List<Integer> points = new ArrayList<>();
    do {
      engine.clear();
      points.clear();
      int stones = random.nextInt(MIN_STONES, MAX_STONES + 1);
      for (int point = first(random); points.size() < stones; point = next(engine, random)) {
        points.add(point);
        engine.makeMove(point);
      }
    } while (engine.balancedMove(MAX_VALUE) == SearchPosition.NOWHERE);
    return points;
  }

  /** Returns the point of the first stone. */
  static int first(SplittableRandom random) {
    return inside(random) + FixedNodesEngine.SIZE * inside(random);
  }

  private static int inside(SplittableRandom random) {
    return MARGIN + random.nextInt(FixedNodesEngine.SIZE - 2 * MARGIN);
  }

  private static int next(FixedNodesEngine engine, SplittableRandom random) {
    List<Integer> moves = engine.moves();
    return random.nextBoolean()
        ? promising(moves, random)
        : moves.get(random.nextInt(moves.size()));
  }

  /** Returns one of the more promising moves. */
  static int promising(List<Integer> moves, SplittableRandom random) {
    return moves.get(random.nextInt(Math.min(PROMISING, moves.size())));
  }
}
