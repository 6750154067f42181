package org.gobang.tuning;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationNetwork;
import org.gobang.ai.search.position.LinePattern;

/**
 * An {@link EvaluationNetwork} in training. It computes log odds for a sample and the gradient of
 * the loss. The contribution of a line to the units is the product of a vector and a matrix. This
 * gives the same network, but trains better. A line that is free for both sides, as most lines of
 * an empty board, adds nothing.
 */
final class NetworkModel {

  /** The length of a line's vector. */
  private static final int SUMS = 16;

  private static final int UNITS = EvaluationNetwork.UNITS;
  private static final int FREE = LinePattern.ONE * LinePattern.COUNT + LinePattern.ONE;

  /** The offsets of the matrix, the biases and the output weights. */
  private static final int MATRIX = EvaluationNetwork.PAIRS * SUMS;

  private static final int BIASES = MATRIX + SUMS * UNITS;
  private static final int OUTPUT = BIASES + UNITS;
  private static final int WEIGHTS = OUTPUT + UNITS;

  /** The standard deviations of the initial vectors and of the matrix. */
  private static final double LINE_DEVIATION = 0.02;

  private static final double MATRIX_DEVIATION = 0.25;

  private final double[] weights = new double[WEIGHTS];
  private final double[] sums = new double[SUMS];
  private final double[] units = new double[UNITS];
  private final double[] sumGradient = new double[SUMS];

  /** Creates a model with random weights. The output is 0 before training. */
  NetworkModel(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < MATRIX; i++) {
      weights[i] = i / SUMS == FREE ? 0 : LINE_DEVIATION * gaussian(random);
    }
    for (int i = MATRIX; i < BIASES; i++) {
      weights[i] = MATRIX_DEVIATION * gaussian(random);
    }
  }

  /** Returns a normally distributed number, the same on every version of Java (Box and Muller). */
  private static double gaussian(SplittableRandom random) {
    double radius = Math.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
    return radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
  }

  /** Returns the weights, which are modified by training. */
  double[] weights() {
    return weights;
  }

  /** Returns the log odds of a win of the side to move, including the tables. */
  double logOdds(NetworkSample sample) {
    Arrays.fill(sums, 0);
    for (int i = 0; i < sample.pairs().length; i++) {
      int from = sample.pairs()[i] * SUMS;
      double count = sample.counts()[i];
      for (int sum = 0; sum < SUMS; sum++) {
        sums[sum] += count * weights[from + sum];
      }
    }
    System.arraycopy(weights, BIASES, units, 0, UNITS);
    for (int sum = 0; sum < SUMS; sum++) {
      int from = MATRIX + sum * UNITS;
      for (int unit = 0; unit < UNITS; unit++) {
        units[unit] += sums[sum] * weights[from + unit];
      }
    }
    double output = sample.base();
    for (int unit = 0; unit < UNITS; unit++) {
      output += isActive(unit) ? units[unit] * weights[OUTPUT + unit] : 0;
    }
    return output;
  }

  private boolean isActive(int unit) {
    return unit == EvaluationNetwork.LINEAR || units[unit] > 0;
  }

  /** Adds the gradient of the loss of a sample. */
  void addGradient(NetworkSample sample, double[] gradient) {
    double error = EvaluationFit.probability(logOdds(sample)) - sample.target();
    Arrays.fill(sumGradient, 0);
    for (int unit = 0; unit < UNITS; unit++) {
      if (isActive(unit)) {
        gradient[OUTPUT + unit] += error * units[unit];
        double unitGradient = error * weights[OUTPUT + unit];
        gradient[BIASES + unit] += unitGradient;
        for (int sum = 0; sum < SUMS; sum++) {
          int weight = MATRIX + sum * UNITS + unit;
          gradient[weight] += unitGradient * sums[sum];
          sumGradient[sum] += unitGradient * weights[weight];
        }
      }
    }
    for (int i = 0; i < sample.pairs().length; i++) {
      int pair = sample.pairs()[i];
      if (pair != FREE) {
        for (int sum = 0; sum < SUMS; sum++) {
          gradient[pair * SUMS + sum] += sample.counts()[i] * sumGradient[sum];
        }
      }
    }
  }

  /** Returns the maximum absolute value of a unit in a sample. */
  double maxUnit(NetworkSample sample) {
    logOdds(sample);
    return Arrays.stream(units).map(Math::abs).max().orElseThrow();
  }

  /** Returns the network with these weights, rounded. */
  EvaluationNetwork network() {
    int[] lines = new int[EvaluationNetwork.PAIRS * UNITS];
    for (int i = 0; i < lines.length; i++) {
      double product = 0;
      for (int sum = 0; sum < SUMS; sum++) {
        product += weights[i / UNITS * SUMS + sum] * weights[MATRIX + sum * UNITS + i % UNITS];
      }
      lines[i] = rounded(product, EvaluationNetwork.SUM_SCALE);
    }
    int[] biases = new int[UNITS];
    int[] output = new int[UNITS];
    for (int unit = 0; unit < UNITS; unit++) {
      biases[unit] = rounded(weights[BIASES + unit], EvaluationNetwork.SUM_SCALE);
      output[unit] = rounded(weights[OUTPUT + unit], EvaluationNetwork.OUTPUT_SCALE);
    }
    return new EvaluationNetwork(lines, biases, output);
  }

  private static int rounded(double weight, int scale) {
    long rounded = Math.round(weight * scale);
    return (int) Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, rounded));
  }
}
