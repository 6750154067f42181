package org.gobang.api.board;

import org.gobang.api.Stone;

/**
 * The content of a point. {@link #OUTSIDE} represents all coordinates beyond the edge, so code that
 * follows a line needs no bounds checks.
 */
public enum Cell {
  /** A vacant point. */
  VACANT,

  /** A black stone. */
  BLACK,

  /** A white stone. */
  WHITE,

  /** No point: beyond the edge of the board. */
  OUTSIDE;

  /**
   * Returns the cell with a stone of a colour.
   *
   * @param stone the stone's colour
   * @return {@link #BLACK} or {@link #WHITE}
   */
  public static Cell of(Stone stone) {
    return stone == Stone.BLACK ? BLACK : WHITE;
  }

  /**
   * Returns whether the cell has a stone of a colour.
   *
   * @param stone the colour
   * @return true if the cell has a stone of that colour
   */
  public boolean holds(Stone stone) {
    return this == of(stone);
  }

  /**
   * Returns whether the cell has a stone of either colour.
   *
   * @return true for {@link #BLACK} and {@link #WHITE}
   */
  public boolean occupied() {
    return this == BLACK || this == WHITE;
  }
}
