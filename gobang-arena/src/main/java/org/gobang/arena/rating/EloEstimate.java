package org.gobang.arena.rating;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The rating difference of a player from its opponents in Elo, estimated from pairs of games.
 *
 * <p>The interval holds every lead that the results do not reject: those for which twice the
 * logarithm of the likelihood ratio is within the square of Student's quantile, Owen's empirical
 * likelihood with his correction for few observations (Empirical Likelihood, 2001, chapters 2 and
 * 3.3). Unlike the mean and its deviation it is meaningful for a player who won every game.
 *
 * @param elo the rating difference, limited to the range from -1200 to 1200
 * @param low the lower end of the 95 % interval
 * @param high its upper end
 * @param superiority the likelihood of superiority, from 0 to 1
 */
public record EloEstimate(double elo, double low, double high, double superiority) {

  private static final double OUTSIDE = 0.025;
  private static final double NEARLY = 1e-4;

  /** The estimate from no games. */
  private static final EloEstimate NOTHING = new EloEstimate(0, Elo.of(0), Elo.of(1), 0.5);

  /**
   * Returns the estimate from pairs of games.
   *
   * @param pairs the scores of the player
   * @return the estimate; from no pairs, the widest interval
   */
  public static EloEstimate of(PairScores pairs) {
    if (pairs.pairs() == 0) {
      return NOTHING;
    }
    Likelihood likelihood = new Likelihood(pairs);
    TDistribution student = TDistribution.of(Math.max(1, pairs.pairs() - 1));
    double quantile = student.inverseSurvivalProbability(OUTSIDE);
    double limit = quantile * quantile / 2;
    double root = Math.sqrt(2 * likelihood.deficit(0.5));
    return new EloEstimate(
        Elo.of(pairs.score()),
        Elo.of(likelihood.bound(limit, NEARLY)),
        Elo.of(likelihood.bound(limit, 1 - NEARLY)),
        student.cumulativeProbability(pairs.score() < 0.5 ? -root : root));
  }
}
