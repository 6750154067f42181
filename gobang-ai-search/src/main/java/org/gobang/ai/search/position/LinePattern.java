package org.gobang.ai.search.position;

/**
 * The pattern of a side on one line after a stone on a point, from nothing to five. Patterns are
 * numbers instead of an enum, as four of them form an index.
 *
 * <p>Each is defined by the next stone: an open three is one stone from an open four, a blocked
 * three one stone from a plain four, and so on.
 */
public final class LinePattern {

  /** Never five on this line. */
  public static final int DEAD = 0;

  /** Too many: an overline that does not win; in renju also two fours of Black's on one line. */
  public static final int OVERLINE = 1;

  /** One stone, blocked. */
  public static final int BLOCKED_ONE = 2;

  /** One stone, free. */
  public static final int ONE = 3;

  /** Two stones that make a blocked three at best. */
  public static final int BLOCKED_TWO = 4;

  /** Two stones that one point makes an open three. */
  public static final int TWO = 5;

  /** Two stones that two or three points make an open three. */
  public static final int TWO_LOOSE = 6;

  /** Two stones that four points or more make an open three. */
  public static final int TWO_FREE = 7;

  /** Three stones that make a plain four. */
  public static final int BLOCKED_THREE = 8;

  /** Three stones that one point makes an open four. */
  public static final int THREE = 9;

  /** Three stones that two points make an open four. */
  public static final int THREE_FREE = 10;

  /** Four that one stone stops. */
  public static final int FOUR = 11;

  /** Four that no single stone stops. */
  public static final int OPEN_FOUR = 12;

  /** A win. */
  public static final int FIVE = 13;

  /** The number of values. */
  public static final int COUNT = 14;

  private LinePattern() {}
}
