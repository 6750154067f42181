package org.gobang.ai.search.position;

import java.util.SplittableRandom;

/** Creates networks with random weights for tests. */
final class RandomNetwork {

  private RandomNetwork() {}

  static EvaluationNetwork of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return new EvaluationNetwork(
        // Small enough for 16-bit sums over a 15×15 board.
        weights(random, EvaluationNetwork.PAIRS * EvaluationNetwork.UNITS, 30),
        weights(random, EvaluationNetwork.UNITS, 500),
        weights(random, EvaluationNetwork.UNITS, 3000));
  }

  private static int[] weights(SplittableRandom random, int count, int max) {
    return random.ints(count, -max, max + 1).toArray();
  }
}
