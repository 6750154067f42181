package org.gobang.ai.search.position;

/**
 * The verification of Black's double threes in renju. The verification is recursive: a three counts
 * if one of the points that complete a straight four is allowed after the stone.
 */
record RenjuFouls(SearchPosition position) {

  /**
   * Returns whether a point where Black makes two or more threes, but no five, overline or two
   * fours, is a forbidden double three.
   *
   * @param point the point, with Black to move
   */
  boolean isDoubleThree(int point) {
    int threes = 0;
    for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
      int pattern = position.pattern(SearchPosition.BLACK, point, d);
      if (pattern == LinePattern.THREE || pattern == LinePattern.THREE_FREE) {
        threes |= 1 << d;
      }
    }
    position.makeMove(point);
    position.pass();
    int real = 0;
    for (int d = 0; d < SizeTables.DIRECTIONS && real < 2; d++) {
      if ((threes >> d & 1) != 0
          && (becomesStraightFour(point, d, -1) || becomesStraightFour(point, d, 1))) {
        real++;
      }
    }
    position.pass();
    position.undoMove();
    return real >= 2;
  }

  /** Returns whether the next vacant point to one side is allowed and makes a straight four. */
  private boolean becomesStraightFour(int point, int direction, int sign) {
    int length = sign < 0 ? position.before(direction, point) : position.after(direction, point);
    for (int i = 1; i <= length; i++) {
      int other = point + i * sign * position.step(direction);
      if (position.stone(other) == SearchPosition.NOWHERE) {
        return position.pattern(SearchPosition.BLACK, other, direction) == LinePattern.OPEN_FOUR
            && position.shape(SearchPosition.BLACK, other) != Shape.FIVE
            && !position.isForbidden(other);
      }
      if (position.stone(other) == SearchPosition.WHITE) {
        return false;
      }
    }
    return false;
  }
}
