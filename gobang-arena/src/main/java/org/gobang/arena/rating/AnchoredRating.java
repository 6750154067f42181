package org.gobang.arena.rating;

import java.util.List;
import org.apache.commons.numbers.rootfinder.BrentSolver;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The maximum likelihood rating of one player against opponents with known ratings. Model and
 * interval are those of {@link JointRating}. The ratings of the opponents are taken as exact.
 *
 * @param elo the rating
 * @param low the lower end of the 95 % interval
 * @param high its upper end
 */
public record AnchoredRating(double elo, double low, double high) {

  private static final double QUANTILE =
      NormalDistribution.of(0, 1).inverseCumulativeProbability(0.975);
  private static final BrentSolver SOLVER = new BrentSolver(1e-12, 1e-9, 1e-12);

  /** The additional drawn game keeps every rating within this distance of the opponents. */
  private static final double FARTHEST = 4000;

  /**
   * An opponent with a known rating.
   *
   * @param elo its rating
   * @param pairs the scores of the rated player against it
   */
  public record Anchor(double elo, PairScores pairs) {}

  /**
   * Returns the rating of a player.
   *
   * @param anchors its opponents, one or more; those without games count in the additional drawn
   *     game, which all share
   * @return the rating
   */
  public static AnchoredRating of(List<Anchor> anchors) {
    double least = anchors.stream().mapToDouble(Anchor::elo).min().orElseThrow() - FARTHEST;
    double most = anchors.stream().mapToDouble(Anchor::elo).max().orElseThrow() + FARTHEST;
    double elo = SOLVER.findRoot(rating -> Slope.at(rating, anchors).gradient, least, most);
    Slope slope = Slope.at(elo, anchors);
    double off = QUANTILE * Math.sqrt(slope.variance) / slope.curvature * Elo.PER_LOGIT;
    return new AnchoredRating(elo, elo - off, elo + off);
  }

  /**
   * Returns the margin of the interval, half of its width.
   *
   * @return half the width of the interval
   */
  public double margin() {
    return (high - low) / 2;
  }

  /** The likelihood at a rating: its gradient, its curvature, and the variance of the gradient. */
  private static final class Slope {
    double gradient;
    double curvature;
    double variance;

    static Slope at(double rating, List<Anchor> anchors) {
      Slope slope = new Slope();
      for (Anchor anchor : anchors) {
        double expected = Elo.score(rating - anchor.elo());
        slope.add(anchor.pairs(), expected);
        slope.addDraw(1.0 / anchors.size(), expected);
      }
      return slope;
    }

    private void add(PairScores pairs, double expected) {
      double games = 2.0 * pairs.pairs();
      gradient += pairs.points() - games * expected;
      curvature += games * expected * (1 - expected);
      variance += pairs.squaredErrors(expected);
    }

    /** Adds the additional drawn game: half of it won, half lost. */
    private void addDraw(double part, double expected) {
      gradient += part * (0.5 - expected);
      curvature += part * expected * (1 - expected);
      variance += part * ((1 - expected) * (1 - expected) + expected * expected) / 2;
    }
  }
}
