package org.gobang.api;

/** The colour of a stone, and of the side that plays it. */
public enum Stone implements Keyword {
  /** Black, which moves first in a standard game and has the forbidden moves in renju. */
  BLACK,

  /** White, which moves second. */
  WHITE;

  /**
   * Returns the other colour.
   *
   * @return {@link #WHITE} for Black, {@link #BLACK} for White
   */
  public Stone opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
