package org.gobang.arena.rating;

/**
 * The generalised sequential probability ratio test over pairs of games: is the first player {@code
 * elo1} ahead rather than {@code elo0}? It goes on until the likelihood ratio of the two is beyond
 * one of Wald's bounds, so that it is wrong no more often than was wanted, and needs far fewer
 * games than a number fixed beforehand.
 *
 * <p>The likelihood of each hypothesis is that of the likeliest distribution over the results of a
 * pair that has its mean; see Van den Bergh, <a
 * href="https://www.cantate.be/Fishtest/GSPRT_approximation.pdf">GSPRT</a>, and Fishtest, {@code
 * server/fishtest/stats}, whose {@code LLR_logistic} gives the same numbers.
 *
 * @param elo0 the lead of the hypothesis that is accepted when the ratio falls
 * @param elo1 the lead of the one that is accepted when it rises; more than {@code elo0}
 * @param alpha how often {@code elo1} may be accepted where {@code elo0} is true, between 0 and ½
 * @param beta how often {@code elo0} may be accepted where {@code elo1} is true, between 0 and ½
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  /** How much a mistake may weigh, and a lead be worth, for the numbers to mean something. */
  private static final double MOST_ELO = 1000;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if the leads are not in order or beyond 1000, or an error is
   *     not between 0 and ½; its sentence says what is wrong
   */
  public Sprt {
    if (!(elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO)) {
      throw new IllegalArgumentException(
          "elo0 is to be less than elo1, both from -1000 to 1000, not " + elo0 + " and " + elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha and beta are to be between 0 and 0.5, not " + alpha + " and " + beta);
    }
  }

  /** How a test stands. */
  public enum Verdict {
    /** It goes on. */
    OPEN,
    /** The lead is {@code elo0} rather than {@code elo1}. */
    H0,
    /** The lead is {@code elo1} rather than {@code elo0}. */
    H1
  }

  /**
   * At this ratio or less, {@code elo0} is accepted.
   *
   * @return a negative number
   */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /**
   * At this ratio or more, {@code elo1} is accepted.
   *
   * @return a positive number
   */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * The logarithm of the likelihood ratio.
   *
   * @param pairs how the pairs came out for the first player
   * @return more than 0 where they speak for {@code elo1}; 0 for no pairs
   */
  public double ratio(PairScores pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    Likelihood likelihood = new Likelihood(pairs);
    return likelihood.deficit(Elo.score(elo0)) - likelihood.deficit(Elo.score(elo1));
  }

  /**
   * What the pairs decide.
   *
   * @param pairs how the pairs came out for the first player
   * @return whether to go on, or what is accepted
   */
  public Verdict verdict(PairScores pairs) {
    double ratio = ratio(pairs);
    if (ratio >= upper()) {
      return Verdict.H1;
    }
    return ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
  }
}
