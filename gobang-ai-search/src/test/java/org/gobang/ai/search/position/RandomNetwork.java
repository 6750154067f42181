package org.gobang.ai.search.position;

import java.util.SplittableRandom;

/** Networks with weights that mean nothing, for tests. */
final class RandomNetwork {

  private RandomNetwork() {}

  static EvaluationNetwork of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return new EvaluationNetwork(
        // Small enough for the sums over a board of 15 lines to fit into 16 bits.
        weights(random, EvaluationNetwork.PAIRS * EvaluationNetwork.UNITS, 30),
        weights(random, EvaluationNetwork.UNITS, 500),
        weights(random, EvaluationNetwork.UNITS, 3000));
  }

  private static int[] weights(SplittableRandom random, int count, int max) {
    return random.ints(count, -max, max + 1).toArray();
  }
}
