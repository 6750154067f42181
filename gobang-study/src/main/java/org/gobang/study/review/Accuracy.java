package org.gobang.study.review;

/**
 * The accuracy of a side: the mean over its moves, each by the curve that Lichess fitted for chess
 * (<a href="https://lichess.org/page/accuracy">lichess.org/page/accuracy</a>). A move without loss
 * has 100, a loss of a tenth of the win probability 64, of half of it 9.
 */
final class Accuracy {

  private static final double SCALE = 103.1668;
  private static final double RATE = 0.04354;
  private static final double OFFSET = 3.1669;

  private Accuracy() {}

  /** Returns the accuracy of a move, from 0 to 100, for a loss of win probability from 0 to 1. */
  static double ofMove(double loss) {
    double accuracy = SCALE * Math.exp(-RATE * 100 * loss) - OFFSET;
    return Math.max(0, Math.min(100, accuracy));
  }
}
