package org.gobang.ai.search.position;

/**
 * The combined result of a stone on a point on all four lines. Shapes are numbers instead of an
 * enum, because they are packed into a {@link PointState}. Every shape with a four or five has the
 * bit of {@link #FOUR}.
 */
public final class Shape {

  /** Less than an open two. */
  public static final int NONE = 0;

  /** A forbidden move: an overline or two fours of Black's in renju. */
  public static final int FORBIDDEN = 1;

  /** Two threes of Black's in renju, forbidden unless one of them does not count. */
  public static final int UNVERIFIED_DOUBLE_THREE = 2;

  /** An open two. */
  public static final int TWO = 3;

  /** A blocked three, or two open twos. */
  public static final int BLOCKED_THREE = 4;

  /** A blocked three with another one or an open two. */
  public static final int BLOCKED_THREE_PLUS = 5;

  /** An open three. */
  public static final int THREE = 6;

  /** Two open threes. */
  public static final int DOUBLE_THREE = 7;

  /** A four that one stone stops. */
  public static final int FOUR = 8;

  /** A four that one stone stops, with a blocked three or an open two. */
  public static final int FOUR_PLUS = 9;

  /** A four and an open three. */
  public static final int FOUR_THREE = 10;

  /** A four that no stone stops, on one line or two at once. */
  public static final int OPEN_FOUR = 11;

  /** A five. */
  public static final int FIVE = 12;

  /** A four of Black's in renju with two threes, forbidden unless one of them does not count. */
  public static final int UNVERIFIED_FOUR = 13;

  /** The number of shapes. */
  public static final int COUNT = 14;

  private Shape() {}

  /** Returns whether a shape includes a four or a five. */
  public static boolean isFour(int shape) {
    return (shape & FOUR) != 0;
  }

  /**
   * Returns the shape for the patterns of four lines.
   *
   * @param lines the number of lines with each {@link LinePattern}
   * @param rules the rules
   * @param side the side of the shape
   */
  public static int of(int[] lines, Rules rules, int side) {
    int fours = lines[LinePattern.FOUR] + lines[LinePattern.OPEN_FOUR];
    int threes = lines[LinePattern.THREE] + lines[LinePattern.THREE_FREE];
    int twos = lines[LinePattern.TWO] + lines[LinePattern.TWO_LOOSE] + lines[LinePattern.TWO_FREE];
    int blocked = lines[LinePattern.BLOCKED_THREE];
    if (lines[LinePattern.FIVE] > 0) {
      return FIVE;
    }
    if (rules.forbids(side)) {
      if (lines[LinePattern.OVERLINE] > 0 || fours > 1) {
        return FORBIDDEN;
      }
      if (threes > 1) {
        return fours > 0 ? UNVERIFIED_FOUR : UNVERIFIED_DOUBLE_THREE;
      }
    }
    // In Caro, one stone may cap two fours at once.
    if (lines[LinePattern.OPEN_FOUR] > 0 || (fours > 1 && !rules.capped())) {
      return OPEN_FOUR;
    }
    if (fours > 0) {
      return threes > 0 || fours > 1 ? FOUR_THREE : blocked + twos > 0 ? FOUR_PLUS : FOUR;
    }
    if (threes > 0) {
      return threes > 1 ? DOUBLE_THREE : THREE;
    }
    if (blocked > 0) {
      return blocked + twos > 1 ? BLOCKED_THREE_PLUS : BLOCKED_THREE;
    }
    return twos > 1 ? BLOCKED_THREE : twos > 0 ? TWO : NONE;
  }
}
