package org.gobang.arena.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * All players of a tournament on one scale, the average at 0: the ratings of Bradley and Terry
 * (1952) under which the results are likeliest, a draw counting as half a win and half a loss, as
 * it does in Elo.
 *
 * <p>Every player has one drawn game more than it played, shared among all the others; without, one
 * that won everything would have no rating, nor would players who never met. The intervals are over
 * pairs of games, robust in the way of Huber and White: the two games of a pair may depend on each
 * other as they like, and draws be as frequent as they like.
 */
public final class JointRating {

  private static final int MOST_STEPS = 200;
  private static final double LONGEST_STEP = 1;
  private static final double DONE = 1e-10;
  private static final double INSIDE = 0.975;
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private final double[] strengths;
  private final double[][] covariance;

  private JointRating(double[] strengths, double[][] covariance) {
    this.strengths = strengths;
    this.covariance = covariance;
  }

  /**
   * A player's rating.
   *
   * @param elo how far it is above the average of all
   * @param low the lower end of the 95 % interval
   * @param high its upper end
   */
  public record Rating(double elo, double low, double high) {}

  /**
   * Rates players.
   *
   * @param met how the pairs of each two came out: at {@code (i, j)} for {@code i}, wherever {@code
   *     i < j}; the rest is not looked at
   * @return the ratings
   */
  public static JointRating of(List<List<PairScores>> met) {
    int players = met.size();
    double[] strengths = new double[players];
    for (int step = 0; step < MOST_STEPS; step++) {
      Slope slope = new Slope(met, strengths);
      double[] change = SymmetricMatrix.multiply(slope.inverse(), slope.gradient);
      double longest = 0;
      for (double each : change) {
        longest = Math.max(longest, Math.abs(each));
      }
      double shorter = Math.min(1, LONGEST_STEP / Math.max(longest, DONE));
      for (int i = 0; i < players; i++) {
        strengths[i] += shorter * change[i];
      }
      if (longest < DONE) {
        break;
      }
    }
    Slope slope = new Slope(met, strengths);
    double[][] bread = slope.inverse();
    return new JointRating(
        strengths,
        SymmetricMatrix.multiply(SymmetricMatrix.multiply(bread, slope.variance), bread));
  }

  /**
   * The ratings.
   *
   * @return one for each player, in their order
   */
  public List<Rating> ratings() {
    double quantile = NORMAL.inverseCumulativeProbability(INSIDE);
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < strengths.length; i++) {
      double elo = strengths[i] * Elo.PER_LOGIT;
      double off = quantile * Math.sqrt(covariance[i][i]) * Elo.PER_LOGIT;
      ratings.add(new Rating(elo, elo - off, elo + off));
    }
    return List.copyOf(ratings);
  }

  /**
   * How likely one player is stronger than another.
   *
   * @param player its index
   * @param other the other's
   * @return from 0 to 1
   */
  public double superiority(int player, int other) {
    double variance =
        covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
    double lead = strengths[player] - strengths[other];
    return variance <= 0 ? 0.5 : NORMAL.cumulativeProbability(lead / Math.sqrt(variance));
  }

  /**
   * The players from the strongest to the weakest.
   *
   * @return their indices
   */
  public List<Integer> ranking() {
    return IntStream.range(0, strengths.length)
        .boxed()
        .sorted((a, b) -> Double.compare(strengths[b], strengths[a]))
        .toList();
  }

  /** The likelihood around some strengths: its gradient, its curvature, and how both vary. */
  private static final class Slope {
    final double[] gradient;
    final double[][] curvature;
    final double[][] variance;

    Slope(List<List<PairScores>> met, double[] strengths) {
      int players = strengths.length;
      gradient = new double[players];
      curvature = new double[players][players];
      variance = new double[players][players];
      double given = players > 1 ? 1.0 / (players - 1) : 0;
      for (int i = 0; i < players; i++) {
        for (int j = i + 1; j < players; j++) {
          double expected = 1 / (1 + Math.exp(strengths[j] - strengths[i]));
          PairScores pairs = met.get(i).get(j);
          add(i, j, pairs, expected);
          add(i, j, given, expected);
        }
      }
    }

    private void add(int i, int j, PairScores pairs, double expected) {
      int count = pairs.pairs();
      double varies = 0;
      for (int half = 0; half < pairs.counts().size(); half++) {
        double off = PairScores.worth(half) - 2 * expected;
        varies += pairs.counts().get(half) * off * off;
      }
      double games = 2.0 * count;
      add(i, j, pairs.points() - games * expected, games * expected * (1 - expected), varies);
    }

    /** The drawn game that is given: half of it won, half lost. */
    private void add(int i, int j, double given, double expected) {
      double varies = ((1 - expected) * (1 - expected) + expected * expected) / 2;
      add(i, j, given * (0.5 - expected), given * expected * (1 - expected), given * varies);
    }

    private void add(int i, int j, double pull, double curve, double varies) {
      gradient[i] += pull;
      gradient[j] -= pull;
      SymmetricMatrix.addContrast(curvature, i, j, curve);
      SymmetricMatrix.addContrast(variance, i, j, varies);
    }

    /** The inverse of the curvature among strengths that sum to nothing. */
    double[][] inverse() {
      return SymmetricMatrix.inverseOfContrasts(curvature);
    }
  }
}
