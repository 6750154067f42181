package org.gobang.api.board;

import org.gobang.api.Stone;

/**
 * What is found at a place. {@link #OUTSIDE} makes every look-up answerable, so that walking along
 * a line needs no test for the edge.
 */
public enum Cell {
  /** On the board, without a stone. */
  VACANT,

  /** A black stone. */
  BLACK,

  /** A white stone. */
  WHITE,

  /** Beyond the edge of the board. */
  OUTSIDE;

  /**
   * The cell that holds a stone.
   *
   * @param stone the stone's colour
   * @return {@link #BLACK} or {@link #WHITE}
   */
  public static Cell of(Stone stone) {
    return stone == Stone.BLACK ? BLACK : WHITE;
  }

  /**
   * Whether a stone of a colour is here.
   *
   * @param stone the colour asked about
   * @return true if this is that colour's stone
   */
  public boolean holds(Stone stone) {
    return this == of(stone);
  }

  /**
   * Whether a stone of either colour is here.
   *
   * @return true for {@link #BLACK} and {@link #WHITE}
   */
  public boolean occupied() {
    return this == BLACK || this == WHITE;
  }
}
