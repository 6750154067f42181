package org.gobang.api.tournament;

import org.gobang.api.Experimental;

/**
 * The current state of a sequential probability ratio test of the first player's lead.
 *
 * @param leads the two hypotheses
 * @param ratio the logarithm of the likelihood ratio
 * @param bounds the bounds of the ratio
 * @param verdict the result
 */
@Experimental
public record SequentialTest(Leads leads, double ratio, Bounds bounds, Verdict verdict) {

  /**
   * The hypotheses of a test, in Elo.
   *
   * @param elo0 the lead that is accepted at the lower bound
   * @param elo1 the lead that is accepted at the upper bound; more than {@code elo0}
   */
  public record Leads(double elo0, double elo1) {

    /**
     * Creates hypotheses.
     *
     * @throws IllegalArgumentException if {@code elo0} is not less than {@code elo1}, or a lead is
     *     not from -1000 to 1000
     */
    public Leads {
      if (!(elo0 < elo1 && elo0 >= -1000 && elo1 <= 1000)) {
        throw new IllegalArgumentException("elo0 is less than elo1, both from -1000 to 1000");
      }
    }
  }

  /**
   * The bounds of the ratio that decide a test.
   *
   * @param lower at this or less, {@code elo0} is accepted; negative
   * @param upper at this or more, {@code elo1} is accepted; positive
   */
  public record Bounds(double lower, double upper) {}

  /** The result of a test. */
  public enum Verdict {
    /** The test is in progress. */
    OPEN,
    /** The lower lead was accepted. */
    LOWER,
    /** The higher lead was accepted. */
    HIGHER
  }
}
