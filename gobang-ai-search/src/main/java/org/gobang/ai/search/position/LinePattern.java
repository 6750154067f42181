package org.gobang.ai.search.position;

/**
 * What a side has on one line once it has put a stone on a point, from nothing to five. Numbers
 * rather than an enum: four of them are packed into one index.
 *
 * <p>Each is defined by what one stone more makes: an open three is one stone from an open four, a
 * blocked three one stone from a plain four, and so on down.
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

  /** How many there are. */
  public static final int COUNT = 14;

  private LinePattern() {}
}
