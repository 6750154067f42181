package org.gobang.ai.search.position;

/**
 * A small network that corrects the evaluation's tables for the interaction of lines on the whole
 * board.
 *
 * <p>Each vacant point and direction adds to {@link #UNITS} sums over the board, by the {@link
 * LinePattern}s of the side to move and of the opponent there. Each sum with a bias is a unit; all
 * units but the last are rectified, that is, negative values become 0. The output is the weighted
 * sum of the units. All numbers are integers, so that a position has the same value on every
 * machine; weights are fixed-point numbers. Trained by {@code gobang-tuning network}; {@code
 * docs/experiments/network.md} shows its effect on playing strength.
 */
public final class EvaluationNetwork {

  /** The number of units, including the linear one. */
  public static final int UNITS = 16;

  /** The index of the unit that is not rectified. */
  public static final int LINEAR = UNITS - 1;

  /** The number of pairs of line patterns of the side to move and of the opponent. */
  public static final int PAIRS = LinePattern.COUNT * LinePattern.COUNT;

  /** The fixed-point scale of sums and biases. */
  public static final int SUM_SCALE = 1 << 8;

  /** The fixed-point scale of output weights: 1 raises the odds by a factor of e. */
  public static final int OUTPUT_SCALE = 1 << 13;

  /** The maximum correction, in the evaluation's unit, above that of any training position. */
  static final int MAX_CORRECTION = 1000;

  /** The divisor for an output of 1, in the evaluation's unit. */
  private static final long DIVISOR =
      (long) SUM_SCALE * OUTPUT_SCALE / (long) EvaluationWeights.UNIT;

  private final int[] lines;
  private final int[] biases;
  private final int[] output;

  /**
   * Creates a network.
   *
   * @param lines the contributions of each pair of line patterns to the sums, times {@link
   *     #SUM_SCALE}; index: the own pattern times {@link LinePattern#COUNT}, plus the opponent's,
   *     times {@link #UNITS}
   * @param biases the units' biases, times {@link #SUM_SCALE}
   * @param output the units' weights in the output, times {@link #OUTPUT_SCALE}
   */
  public EvaluationNetwork(int[] lines, int[] biases, int[] output) {
    this.lines = checked(lines, PAIRS * UNITS);
    this.biases = checked(biases, UNITS);
    this.output = checked(output, UNITS);
  }

  private static int[] checked(int[] weights, int count) {
    if (weights.length != count) {
      throw new IllegalArgumentException(weights.length + " weights instead of " + count);
    }
    return weights.clone();
  }

  static EvaluationNetwork read(NumberSections sections) {
    return new EvaluationNetwork(
        sections.read("network-lines", PAIRS * UNITS),
        sections.read("network-biases", UNITS),
        sections.read("network-output", UNITS));
  }

  void write(StringBuilder text) {
    NumberSections.write(text, "network-lines", lines);
    NumberSections.write(text, "network-biases", biases);
    NumberSections.write(text, "network-output", output);
  }

  /**
   * Returns the contribution of a line to a unit, by the patterns of the side to move and of the
   * opponent.
   */
  int line(int own, int theirs, int unit) {
    return lines[(own * LinePattern.COUNT + theirs) * UNITS + unit];
  }

  /** Returns the bias of a unit. */
  int bias(int unit) {
    return biases[unit];
  }

  /**
   * Returns the contribution of a unit to the output.
   *
   * @param sum the unit's bias and lines
   */
  long output(int unit, int sum) {
    return (long) (unit == LINEAR ? sum : Math.max(0, sum)) * output[unit];
  }

  /** Returns the output in the evaluation's unit, from the sum of contributions. */
  static int correction(long sum) {
    return (int) Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, sum / DIVISOR));
  }
}
