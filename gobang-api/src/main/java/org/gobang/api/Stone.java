package org.gobang.api;

/** The colour of a stone, and of the side that plays it. */
public enum Stone implements Keyword {
  /** The side that moves first in an ordinary game, and that renju's forbidden points bind. */
  BLACK,

  /** The side that answers. */
  WHITE;

  /**
   * The other colour.
   *
   * @return {@link #WHITE} for Black, {@link #BLACK} for White
   */
  public Stone opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
