package org.gobang.arena.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The ratings of all players of a tournament on one scale with an average of 0. They are the
 * maximum likelihood ratings of the model of Bradley and Terry (1952). A draw counts as half a win
 * and half a loss, as in Elo.
 *
 * <p>Each player is given one additional drawn game, shared among all others; otherwise a player
 * that won every game would have no rating, nor would players who never met. The intervals use the
 * robust estimator of Huber and White over pairs of games: they hold for any dependence between the
 * two games of a pair, and for any frequency of draws.
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
   * The rating of a player.
   *
   * @param elo the rating, relative to the average of all players
   * @param low the lower end of the 95 % interval
   * @param high its upper end
   */
  public record Rating(double elo, double low, double high) {}

  /**
   * Returns the ratings of players.
   *
   * @param met the crosstable: the scores of {@code i} at {@code (i, j)} for {@code i < j}; other
   *     cells are ignored
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
   * Returns the ratings of all players.
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
   * Returns the probability that one player is stronger than another.
   *
   * @param player its index
   * @param other the index of the other player
   * @return from 0 to 1
   */
  public double superiority(int player, int other) {
    double variance =
        covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
    double lead = strengths[player] - strengths[other];
    return variance <= 0 ? 0.5 : NORMAL.cumulativeProbability(lead / Math.sqrt(variance));
  }

  /**
   * Returns the indices of the players, strongest first.
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
      double games = 2.0 * count;
      add(
          i,
          j,
          pairs.points() - games * expected,
          games * expected * (1 - expected),
          pairs.squaredErrors(expected));
    }

    /** Adds the additional drawn game: half of it won, half lost. */
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

    /** Returns the inverse of the curvature among strengths with sum 0. */
    double[][] inverse() {
      return SymmetricMatrix.inverseOfContrasts(curvature);
    }
  }
}
