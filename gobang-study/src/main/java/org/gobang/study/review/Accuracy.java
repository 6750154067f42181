package org.gobang.study.review;

/**
 * How accurately a side played: the mean of its moves, each by the curve that Lichess fitted for
 * chess (<a href="https://lichess.org/page/accuracy">lichess.org/page/accuracy</a>). A move that
 * loses nothing has 100, one that loses a tenth of the win probability 64, half of it 9.
 */
final class Accuracy {

  private static final double SCALE = 103.1668;
  private static final double RATE = 0.04354;
  private static final double OFFSET = 3.1669;

  private Accuracy() {}

  /** From 0 to 100, of a loss of win probability from 0 to 1. */
  static double ofMove(double loss) {
    double accuracy = SCALE * Math.exp(-RATE * 100 * loss) - OFFSET;
    return Math.max(0, Math.min(100, accuracy));
  }
}
