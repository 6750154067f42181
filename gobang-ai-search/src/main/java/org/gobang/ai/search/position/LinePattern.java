package org.gobang.ai.search.position;

/**
 * The pattern of a side on one line after a stone on a point, from nothing to five. Patterns are
 * numbers instead of an enum, because four patterns form an index.
 *
 * <p>Each is defined by the next stone: an open three is one stone from an open four, a blocked
 * three one stone from a plain four, and so on.
 */
public final class LinePattern {

  /** No five is possible on this line. */
  public static final int DEAD = 0;

  /** An overline that does not win, or two fours of Black's on one line in renju. */
  public static final int OVERLINE = 1;

  /** A blocked stone. */
  public static final int BLOCKED_ONE = 2;

  /** A free stone. */
  public static final int ONE = 3;

  /** Two stones that can make at best a blocked three. */
  public static final int BLOCKED_TWO = 4;

  /** Two stones that become an open three on one point. */
  public static final int TWO = 5;

  /** Two stones that become an open three on two or three points. */
  public static final int TWO_LOOSE = 6;

  /** Two stones that become an open three on four or more points. */
  public static final int TWO_FREE = 7;

  /** Three stones that become a plain four. */
  public static final int BLOCKED_THREE = 8;

  /** Three stones that become an open four on one point. */
  public static final int THREE = 9;

  /** Three stones that become an open four on two points. */
  public static final int THREE_FREE = 10;

  /** A four that one stone stops. */
  public static final int FOUR = 11;

  /** A four that no single stone stops. */
  public static final int OPEN_FOUR = 12;

  /** A five. */
  public static final int FIVE = 13;

  /** The number of patterns. */
  public static final int COUNT = 14;

  private LinePattern() {}
}
