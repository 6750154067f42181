package org.gobang.arena.rating;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How far a player is ahead of whom it met, in Elo, as its pairs of games tell.
 *
 * <p>The interval holds every lead that the results do not speak against: those for which twice the
 * logarithm of the likelihood ratio is within the square of Student's quantile, Owen's empirical
 * likelihood with his correction for few observations (Empirical Likelihood, 2001, chapters 2 and
 * 3.3). Unlike the mean and its deviation it tells something of a player who won every game.
 *
 * @param elo the lead; from -1200 to 1200, which stand for that much or more
 * @param low the lower end of the 95 % interval
 * @param high its upper end
 * @param superiority how likely the player is ahead at all, from 0 to 1: the likelihood of
 *     superiority
 */
public record EloEstimate(double elo, double low, double high, double superiority) {

  private static final double OUTSIDE = 0.025;
  private static final double NEARLY = 1e-4;

  /** Nothing is known yet. */
  private static final EloEstimate NOTHING = new EloEstimate(0, Elo.of(0), Elo.of(1), 0.5);

  /**
   * The estimate from some pairs.
   *
   * @param pairs how they came out for the player
   * @return the estimate; from no pairs, that it can be anything
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
