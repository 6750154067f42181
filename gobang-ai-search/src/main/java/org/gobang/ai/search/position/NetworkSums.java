package org.gobang.ai.search.position;

/**
 * The units of an {@link EvaluationNetwork} in a position, with either side to move, updated with
 * each move.
 *
 * <p>Four units of 16 bits share a long, as a number in base 2<sup>16</sup> with signed digits:
 * these numbers are added and subtracted like any other, and the digits are read from the lowest
 * one up.
 */
final class NetworkSums {

  /** An unused entry of {@link LinePatterns#table}, which adds nothing. */
  static final int NO_LINE = 0xff;

  private static final int DIGITS = 4;
  private static final int WORDS_OF_SIDE = EvaluationNetwork.UNITS / DIGITS;
  private static final int WORDS = 2 * WORDS_OF_SIDE;

  private final EvaluationNetwork network;

  /** The contributions to the units, by entry of {@link LinePatterns#table} times the words. */
  private final long[] added;

  /** The sums by ply. */
  private final long[] sums;

  private final byte[] removed;
  private final byte[] inserted;
  private int changes;

  /**
   * Creates the units without lines.
   *
   * @param added the result of {@link #table} for the network
   * @param maxPlies the maximum number of moves
   * @param maxChanges the maximum number of changed lines per move
   */
  NetworkSums(EvaluationNetwork network, long[] added, int maxPlies, int maxChanges) {
    this.network = network;
    this.added = added;
    this.sums = new long[(maxPlies + 1) * WORDS];
    this.removed = new byte[maxChanges];
    this.inserted = new byte[maxChanges];
    for (int unit = 0; unit < EvaluationNetwork.UNITS; unit++) {
      long bias = (long) network.bias(unit) << shift(unit);
      sums[unit / DIGITS] += bias;
      sums[unit / DIGITS + WORDS_OF_SIDE] += bias;
    }
  }

  private static int shift(int unit) {
    return unit % DIGITS * Short.SIZE;
  }

  /**
   * Returns the contributions of each entry of {@link LinePatterns#table} to the units for either
   * side to move.
   */
  static long[] table(EvaluationNetwork network) {
    long[] table = new long[(NO_LINE + 1) * WORDS];
    for (int black = 0; black < LinePattern.COUNT; black++) {
      for (int white = 0; white < LinePattern.COUNT; white++) {
        for (int unit = 0; unit < EvaluationNetwork.UNITS; unit++) {
          int word = (black | white << PointState.BITS) * WORDS + unit / DIGITS;
          table[word] += (long) network.line(black, white, unit) << shift(unit);
          table[word + WORDS_OF_SIDE] += (long) network.line(white, black, unit) << shift(unit);
        }
      }
    }
    return table;
  }

  /** Replaces a line's entry by another, with the next {@link #update}. */
  void replace(int before, int after) {
    removed[changes] = (byte) before;
    inserted[changes++] = (byte) after;
  }

  /** Computes the units after a move from those before it and the lines replaced since. */
  void update(int plyBefore) {
    int from = plyBefore * WORDS;
    System.arraycopy(sums, from, sums, from + WORDS, WORDS);
    addChanges(from + WORDS);
  }

  /** Adds the first lines of an empty board. */
  void fill(byte[] entries) {
    for (byte entry : entries) {
      replace(NO_LINE, entry);
      addChanges(0);
    }
  }

  private void addChanges(int at) {
    long black0 = sums[at];
    long black1 = sums[at + 1];
    long black2 = sums[at + 2];
    long black3 = sums[at + 3];
    long white0 = sums[at + 4];
    long white1 = sums[at + 5];
    long white2 = sums[at + 6];
    long white3 = sums[at + 7];
    for (int i = 0; i < changes; i++) {
      int old = (removed[i] & 0xff) * WORDS;
      int now = (inserted[i] & 0xff) * WORDS;
      black0 += added[now] - added[old];
      black1 += added[now + 1] - added[old + 1];
      black2 += added[now + 2] - added[old + 2];
      black3 += added[now + 3] - added[old + 3];
      white0 += added[now + 4] - added[old + 4];
      white1 += added[now + 5] - added[old + 5];
      white2 += added[now + 6] - added[old + 6];
      white3 += added[now + 7] - added[old + 7];
    }
    sums[at] = black0;
    sums[at + 1] = black1;
    sums[at + 2] = black2;
    sums[at + 3] = black3;
    sums[at + 4] = white0;
    sums[at + 5] = white1;
    sums[at + 6] = white2;
    sums[at + 7] = white3;
    changes = 0;
  }

  /** Returns the network's output for a position with a side to move, in the evaluation's unit. */
  int output(int ply, int side) {
    int at = ply * WORDS + side * WORDS_OF_SIDE;
    long output = 0;
    for (int unit = 0; unit < EvaluationNetwork.UNITS; unit += DIGITS) {
      long word = sums[at++];
      for (int i = 0; i < DIGITS; i++) {
        short digit = (short) word;
        output += network.output(unit + i, digit);
        word = (word - digit) >> Short.SIZE;
      }
    }
    return EvaluationNetwork.correction(output);
  }
}
