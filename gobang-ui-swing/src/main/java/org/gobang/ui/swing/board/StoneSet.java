package org.gobang.ui.swing.board;

import org.gobang.api.Keyword;

/** What stones are made of. */
public enum StoneSet implements Keyword {
  /** Slate and polished white stone. */
  CLASSIC,

  /** Dull slate and clam shell with its fine lines. */
  SHELL,

  /** Glass, with a light in it. */
  GLASS,

  /** Dark and white jade. */
  JADE,

  /** Plain discs. */
  FLAT,

  /** Drawn with ink, as in printed game records. */
  INK;

  /** The stone set of a name; the classic one where there is none. */
  public static StoneSet of(String word) {
    return Keyword.find(values(), word).orElse(CLASSIC);
  }
}
