package org.gobang.arena.rating;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * The likelihood of the observed results for an assumed true score.
 *
 * <p>Of all distributions over the five results of a pair with a given mean, the one with the
 * largest likelihood is compared with the observed distribution. Van den Bergh, <a
 * href="https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf">on the maximum likelihood
 * estimate of a multinomial with a given mean</a>, proposition 1.1, gives the formula. As in
 * Fishtest's {@code LLRcalc.py}, a result that was never observed counts as a thousandth of a pair.
 */
final class Likelihood {

  private static final double UNSEEN = 1e-3;
  private static final double NEARLY = 1e-9;
  private static final BrentSolver SOLVER = new BrentSolver(1e-14, 1e-13, 1e-15);

  private final double[] counts;
  private final double mean;
  private final double total;

  Likelihood(PairScores pairs) {
    counts =
        pairs.counts().stream()
            .mapToDouble(count -> count == 0 ? UNSEEN : (double) count)
            .toArray();
    total = IntStream.range(0, counts.length).mapToDouble(each -> counts[each]).sum();
    mean =
        IntStream.range(0, counts.length).mapToDouble(each -> counts[each] * value(each)).sum()
            / total;
  }

  /** Returns the score of a game by the half points of the pair. */
  private static double value(int halfPoints) {
    return halfPoints / 4.0;
  }

  /**
   * Returns the logarithm of the likelihood ratio of the observed distribution to the best
   * distribution with a mean.
   *
   * @param score the mean, from more than 0 to less than 1
   * @return 0 or more
   */
  double deficit(double score) {
    double root = root(score);
    double sum = 0;
    for (int each = 0; each < counts.length; each++) {
      sum += counts[each] * Math.log1p(root * (value(each) - score));
    }
    return Math.max(0, sum);
  }

  /** Returns the multiplier under which the constrained probabilities have the mean. */
  private double root(double score) {
    DoubleUnaryOperator secular =
        root -> {
          double sum = 0;
          for (int each = 0; each < counts.length; each++) {
            double off = value(each) - score;
            sum += counts[each] / total * off / (1 + root * off);
          }
          return sum;
        };
    double low = -1 / (1 - score) * (1 - NEARLY);
    double high = 1 / score * (1 - NEARLY);
    return SOLVER.findRoot(secular, low, high);
  }

  /**
   * Returns the score on one side of the observed score at which the deficit reaches a limit.
   *
   * @param end the end of the search range, close to 0 or 1
   */
  double bound(double limit, double end) {
    if (deficit(end) <= limit) {
      return end;
    }
    DoubleUnaryOperator excess = score -> deficit(score) - limit;
    return SOLVER.findRoot(excess, Math.min(mean, end), Math.max(mean, end));
  }
}
