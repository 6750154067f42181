package org.gobang.ai.search.position;

/**
 * The state of a point in a {@link SearchPosition}, packed into a long: the four line patterns of
 * Black and White, both shapes, and in the sign bit whether the point is occupied. The patterns and
 * shapes of an occupied point are those from before the stone was placed.
 */
final class PointState {

  /** The number of bits per line pattern or shape. */
  static final int BITS = 4;

  static final long OCCUPIED = Long.MIN_VALUE;

  private static final int WHITE_PATTERNS = 16;
  private static final int BLACK_SHAPE = 32;
  private static final int WHITE_SHAPE = 36;
  private static final long SHAPES = 0xffL << BLACK_SHAPE;
  private static final long BLACK_FOUR = (long) Shape.FOUR << BLACK_SHAPE;
  private static final long WHITE_FOUR = (long) Shape.FOUR << WHITE_SHAPE;

  private PointState() {}

  /**
   * Returns both sides' patterns on the first line, from a window's entry of {@link LinePatterns}.
   */
  static long patterns(byte window) {
    return (window & 0xf) | ((window & 0xf0) << (WHITE_PATTERNS - BITS));
  }

  /** Returns the bits of both sides' patterns in a direction. */
  static long patternMask(int direction) {
    return 0x000f000fL << (BITS * direction);
  }

  /** Returns both sides' patterns in a direction, as an entry of {@link LinePatterns#table}. */
  static int line(long state, int direction) {
    int patterns = (int) state >>> (BITS * direction);
    return (patterns & 0xf) | (patterns >>> (WHITE_PATTERNS - BITS) & 0xf0);
  }

  /** Returns Black's four patterns, an index into {@link RuleTables#points}. */
  static int blackPatterns(long state) {
    return (int) state & 0xffff;
  }

  /** Returns White's four patterns. */
  static int whitePatterns(long state) {
    return (int) state >>> WHITE_PATTERNS;
  }

  /** Returns a side's {@link LinePattern} in a direction. */
  static int pattern(long state, int side, int direction) {
    return (int) (state >>> (side * WHITE_PATTERNS + BITS * direction)) & 0xf;
  }

  /** Returns a side's {@link Shape}. */
  static int shape(long state, int side) {
    return (int) (state >>> (side == SearchPosition.BLACK ? BLACK_SHAPE : WHITE_SHAPE)) & 0xf;
  }

  /** Returns both shapes, an index into {@link RuleTables#shapePairs}. */
  static int shapePair(long state) {
    return (int) (state >>> BLACK_SHAPE) & 0xff;
  }

  /** Returns the state with the shapes of two entries of {@link RuleTables#points}. */
  static long withShapes(long state, int blackEntry, int whiteEntry) {
    int shapes = RuleTables.shape(blackEntry) | RuleTables.shape(whiteEntry) << BITS;
    return (state & ~SHAPES) | (long) shapes << BLACK_SHAPE;
  }

  /** Returns the bits for sides that make a four or better. */
  static long fours(long state) {
    return state & (BLACK_FOUR | WHITE_FOUR);
  }

  /** Returns whether {@link #fours} includes Black. */
  static boolean hasBlackFour(long fours) {
    return (fours & BLACK_FOUR) != 0;
  }

  /** Returns whether {@link #fours} includes White. */
  static boolean hasWhiteFour(long fours) {
    return (fours & WHITE_FOUR) != 0;
  }
}
