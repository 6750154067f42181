package org.gobang.ai.search.position;

/**
 * A small network whose output corrects the evaluation's tables, for what they cannot express: how
 * the lines of the whole board work together.
 *
 * <p>Each vacant point and direction adds to {@link #UNITS} sums over the board, by the {@link
 * LinePattern}s of the side to move and of the opponent there. With a bias each sum is a unit; all
 * but the last are rectified, that is, 0 where they are negative; and the output is their weighted
 * sum. All numbers are integers, so that a position has the same value on every machine; weights
 * are fixed-point numbers. Trained by {@code gobang-tuning network}; what it is worth is in {@code
 * docs/experiments/network.md}.
 */
public final class EvaluationNetwork {

  /** How many units there are, the linear one included. */
  public static final int UNITS = 16;

  /** The number of the unit that is not rectified. */
  public static final int LINEAR = UNITS - 1;

  /** How many pairs of a line pattern of the side to move and one of the opponent there are. */
  public static final int PAIRS = LinePattern.COUNT * LinePattern.COUNT;

  /** What is 1 among the sums and biases. */
  public static final int SUM_SCALE = 1 << 8;

  /** What is 1 among the weights of the output: it raises the odds by a factor of e. */
  public static final int OUTPUT_SCALE = 1 << 13;

  /** The greatest correction, in the evaluation's unit: more than any training position needs. */
  static final int MAX_CORRECTION = 1000;

  /** An output of 1, in the evaluation's unit. */
  private static final long DIVISOR =
      (long) SUM_SCALE * OUTPUT_SCALE / (long) EvaluationWeights.UNIT;

  private final int[] lines;
  private final int[] biases;
  private final int[] output;

  /**
   * A network.
   *
   * @param lines what each pair of line patterns adds to the sums, times {@link #SUM_SCALE}: the
   *     own pattern times {@link LinePattern#COUNT}, plus the opponent's, times {@link #UNITS}
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

  /** What a line adds to a unit, by the patterns of the side to move and of the opponent on it. */
  int line(int own, int theirs, int unit) {
    return lines[(own * LinePattern.COUNT + theirs) * UNITS + unit];
  }

  /** What a unit is without any lines. */
  int bias(int unit) {
    return biases[unit];
  }

  /**
   * What a unit adds to the output.
   *
   * @param sum the unit's bias and lines
   */
  long output(int unit, int sum) {
    return (long) (unit == LINEAR ? sum : Math.max(0, sum)) * output[unit];
  }

  /** The output in the evaluation's unit, from the sum of what the units add. */
  static int correction(long sum) {
    return (int) Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, sum / DIVISOR));
  }
}
