package org.gobang.game;

import org.gobang.api.Stone;

/** The English names of the sides in messages. */
final class SideNames {

  private SideNames() {}

  /** Returns the name of a side. */
  static String of(Stone stone) {
    return stone == Stone.BLACK ? "Black" : "White";
  }
}
