package org.gobang.arena.rating;

/** The logistic Elo scale, on which 400 Elo are odds of ten to one. */
final class Elo {

  /**
   * The smallest distance of a score from none or all of the points, so that a rating is always
   * finite. It corresponds to 1200 Elo, as in Fishtest.
   */
  private static final double LEAST = 1e-3;

  /** The Elo per unit of the natural logarithm of the odds. */
  static final double PER_LOGIT = 400 / Math.log(10);

  private Elo() {}

  /** Returns the expected score for a rating difference. */
  static double score(double elo) {
    return 1 / (1 + Math.exp(-elo / PER_LOGIT));
  }

  /** Returns the rating difference for an expected score. */
  static double of(double score) {
    double inside = Math.max(LEAST, Math.min(1 - LEAST, score));
    return PER_LOGIT * Math.log(inside / (1 - inside));
  }
}
