package org.gobang.rules;

/**
 * One line around a point for Black: the point in the middle, as if it had a black stone, and five
 * cells on either side, the distance that renju's definitions cover.
 *
 * <p>Cell <i>k</i> of the line, from −5 to 5, is bit <i>k</i> + 5: in the low half for a black
 * stone, in the high half for a vacant point. White stones and points beyond the edge have neither
 * bit.
 */
final class LineBits {

  private static final int REACH = BoardLines.REACH;
  private static final int MIDDLE = 1 << REACH;
  private static final int VACANT_SHIFT = 16;

  private LineBits() {}

  /** Returns the line through {@code index}, vacant or not. */
  static int read(StoneLines stones, int index, int direction) {
    int vacant = stones.vacantAround(index, direction) & ~MIDDLE;
    return MIDDLE | stones.blackAround(index, direction) | (vacant << VACANT_SHIFT);
  }

  /**
   * Returns whether four cells in a row that include the middle have three or more black stones,
   * counting the middle: without them, the line has no four or three.
   */
  static boolean hasThreeOfFour(int blackAround) {
    int first = blackAround | MIDDLE;
    int second = first >>> 1;
    int third = first >>> 2;
    int fourth = first >>> 3;
    int three = (first & second & (third | fourth)) | (third & fourth & (first | second));
    return (three & (0b1111 << (REACH - 3))) != 0;
  }

  /** Returns the offset from the middle, −5 to 5, of a single bit. */
  static int offset(int bit) {
    return Integer.numberOfTrailingZeros(bit) - REACH;
  }

  static int black(int line) {
    return line & 0xFFFF;
  }

  static int vacant(int line) {
    return line >>> VACANT_SHIFT;
  }

  /** Returns the run through the middle, as bits. */
  static int run(int line) {
    int black = black(line);
    int run = MIDDLE;
    for (int bit = MIDDLE << 1; (black & bit) != 0; bit <<= 1) {
      run |= bit;
    }
    for (int bit = MIDDLE >> 1; (black & bit) != 0; bit >>= 1) {
      run |= bit;
    }
    return run;
  }

  /**
   * Returns the stones of the four in the five cells that start at {@code low}, 1 to 5, as bits, or
   * 0: four black, one vacant, and no black stone beyond either end, which would make an overline
   * of the five.
   */
  private static int four(int line, int low) {
    int five = 0b11111 << low;
    int beyond = (1 << (low - 1)) | (1 << (low + 5));
    boolean four =
        Integer.bitCount(black(line) & five) == 4
            && (vacant(line) & five) != 0
            && (black(line) & beyond) == 0;
    return four ? black(line) & five : 0;
  }

  /**
   * Returns the number of fours that the stone in the middle makes on this line. The two
   * completions of a straight four count as one four, because they share the same stones.
   */
  static int fours(int line) {
    int count = 0;
    int previous = 0;
    for (int low = 1; low <= REACH; low++) {
      int stones = four(line, low);
      if (stones != 0 && stones != previous) {
        count++;
      }
      previous = stones;
    }
    return count;
  }

  /** Returns the stones of all fours on this line, as bits. */
  static int fourStones(int line) {
    int stones = 0;
    for (int low = 1; low <= REACH; low++) {
      stones |= four(line, low);
    }
    return stones;
  }

  /**
   * Returns the points that complete a straight four through the middle, as bits: a run of four
   * with a vacant cell at either end and no black stone behind it.
   */
  static int straightFourPoints(int line) {
    int points = 0;
    for (int low = 2; low <= REACH; low++) {
      points |= straightFourPoint(line, low);
    }
    return points;
  }

  /**
   * Returns the missing stone of the straight four whose lowest stone is at {@code low}, 2 to 5, or
   * 0.
   */
  private static int straightFourPoint(int line, int low) {
    int four = 0b1111 << low;
    int ends = (1 << (low - 1)) | (1 << (low + 4));
    int behind = (1 << (low - 2)) | (1 << (low + 5));
    int missing = vacant(line) & four;
    boolean straight =
        Integer.bitCount(black(line) & four) == 3
            && missing != 0
            && (vacant(line) & ends) == ends
            && (black(line) & behind) == 0;
    return straight ? missing : 0;
  }

  /**
   * Returns the stones of the straight four completed by {@code point}, one of {@link
   * #straightFourPoints}, as bits.
   */
  static int threeCompletedBy(int line, int point) {
    for (int low = 2; low <= REACH; low++) {
      if (straightFourPoint(line, low) == point) {
        return black(line) & (0b1111 << low);
      }
    }
    return 0;
  }
}
