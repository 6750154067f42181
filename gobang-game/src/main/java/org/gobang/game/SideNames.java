package org.gobang.game;

import org.gobang.api.Stone;

/** English names of the sides, for messages. */
final class SideNames {

  private SideNames() {}

  /** Returns the name of a side. */
  static String of(Stone stone) {
    return stone == Stone.BLACK ? "Black" : "White";
  }
}
