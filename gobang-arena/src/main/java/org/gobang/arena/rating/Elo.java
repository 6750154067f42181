package org.gobang.arena.rating;

/** The logistic scale: 400 Elo are ten to one. */
final class Elo {

  /**
   * Scores are taken no nearer to none or all of the points, so that a rating is always a number:
   * 1200 Elo stand for that much or any more. Fishtest draws the same line.
   */
  private static final double LEAST = 1e-3;

  /** Elo for one unit of the natural logarithm of the odds. */
  static final double PER_LOGIT = 400 / Math.log(10);

  private Elo() {}

  /** Returns the part of the points that a lead scores. */
  static double score(double elo) {
    return 1 / (1 + Math.exp(-elo / PER_LOGIT));
  }

  /** Returns the lead that scores a part of the points. */
  static double of(double score) {
    double inside = Math.max(LEAST, Math.min(1 - LEAST, score));
    return PER_LOGIT * Math.log(inside / (1 - inside));
  }
}
