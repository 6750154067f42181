package org.gobang.arena.rating;

/**
 * The generalised sequential probability ratio test over pairs of games: is the lead of the first
 * player {@code elo1} or {@code elo0}? The test continues until the likelihood ratio leaves the
 * bounds of Wald, which limit the error probabilities. It needs far fewer games than a test with a
 * fixed number.
 *
 * <p>The likelihood of a hypothesis is the maximum over the distributions of pair results with its
 * mean; see Van den Bergh, <a
 * href="https://www.cantate.be/Fishtest/GSPRT_approximation.pdf">GSPRT</a>, and Fishtest, {@code
 * server/fishtest/stats}, whose {@code LLR_logistic} gives the same numbers.
 *
 * @param elo0 the lead of the hypothesis accepted at the lower bound
 * @param elo1 the lead of the hypothesis accepted at the upper bound; more than {@code elo0}
 * @param alpha the probability of accepting {@code elo1} if {@code elo0} is true, between 0 and ½
 * @param beta the probability of accepting {@code elo0} if {@code elo1} is true, between 0 and ½
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  private static final double USUAL_ERROR = 0.05;

  /** The limits of meaningful parameters. */
  private static final double MOST_ELO = 1000;

  /**
   * Creates a test.
   *
   * @throws IllegalArgumentException if the leads are not in order or beyond 1000, or an error is
   *     not between 0 and ½; the message says which
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

  /**
   * Returns a test with the default error probabilities of 0.05 each.
   *
   * @param elo0 the lower lead
   * @param elo1 the higher lead
   * @return the test
   * @throws IllegalArgumentException as the constructor does
   */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, USUAL_ERROR, USUAL_ERROR);
  }

  /** The result of a test. */
  public enum Verdict {
    /** The result is still open. */
    OPEN,
    /** The hypothesis of a lead of {@code elo0} is accepted. */
    H0,
    /** The hypothesis of a lead of {@code elo1} is accepted. */
    H1
  }

  /**
   * Returns the lower bound. At or below this ratio, {@code elo0} is accepted.
   *
   * @return a negative number
   */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /**
   * Returns the upper bound. At or above this ratio, {@code elo1} is accepted.
   *
   * @return a positive number
   */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * Returns the logarithm of the likelihood ratio.
   *
   * @param pairs the scores of the first player
   * @return positive if the evidence is for {@code elo1}; 0 for no pairs
   */
  public double ratio(PairScores pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    Likelihood likelihood = new Likelihood(pairs);
    return likelihood.deficit(Elo.score(elo0)) - likelihood.deficit(Elo.score(elo1));
  }

  /**
   * Returns the result for pairs.
   *
   * @param pairs the scores of the first player
   * @return the accepted hypothesis, or that the test continues
   */
  public Verdict verdict(PairScores pairs) {
    double ratio = ratio(pairs);
    if (ratio >= upper()) {
      return Verdict.H1;
    }
    return ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
  }
}
