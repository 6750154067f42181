package org.gobang.arena.rating;

/**
 * A sequential test of three hypotheses (Sobel and Wald, 1949): is the first player stronger, equal
 * or weaker? It combines two {@link Sprt}, one per player, of no lead against a lead of {@code
 * elo}. The first that accepts a lead decides; when both accept none, the players are equal.
 */
public final class LeadTest {

  private final Sprt sprt;
  private PairScores pairs = PairScores.NONE;
  private Sprt.Verdict first = Sprt.Verdict.OPEN;
  private Sprt.Verdict second = Sprt.Verdict.OPEN;

  /** The result of a test. */
  public enum Verdict {
    /** The result is still open. */
    OPEN,
    /** The first player is stronger. */
    STRONGER,
    /** Neither player is stronger by the lead of the test. */
    EQUAL,
    /** The first player is weaker. */
    WEAKER
  }

  /**
   * Creates a test without pairs.
   *
   * @param elo the lead that the test detects, in Elo; from more than 0 to 1000
   * @param error the probability of a wrong verdict of either test, between 0 and ½
   */
  public LeadTest(double elo, double error) {
    sprt = new Sprt(0, elo, error, error);
  }

  /**
   * Counts a pair of games. A verdict is final.
   *
   * @param halfPoints the half points of the first player, from 0 to 4
   */
  public void add(int halfPoints) {
    if (verdict() == Verdict.OPEN) {
      pairs = pairs.plus(halfPoints);
      first = first == Sprt.Verdict.OPEN ? sprt.verdict(pairs) : first;
      second = second == Sprt.Verdict.OPEN ? sprt.verdict(pairs.mirrored()) : second;
    }
  }

  /**
   * Returns the result after the pairs so far.
   *
   * @return the accepted hypothesis, or that the test continues
   */
  public Verdict verdict() {
    if (first == Sprt.Verdict.H1) {
      return Verdict.STRONGER;
    }
    if (second == Sprt.Verdict.H1) {
      return Verdict.WEAKER;
    }
    return first == Sprt.Verdict.H0 && second == Sprt.Verdict.H0 ? Verdict.EQUAL : Verdict.OPEN;
  }
}
