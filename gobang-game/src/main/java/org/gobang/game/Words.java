package org.gobang.game;

import org.gobang.api.Stone;

/** Words that the sentences of this package share. */
final class Words {

  private Words() {}

  /** A side, as a sentence calls it. */
  static String of(Stone stone) {
    return stone == Stone.BLACK ? "Black" : "White";
  }
}
