package org.gobang.ui.swing.board;

import org.gobang.api.Keyword;

/** The material of the stones. */
public enum StoneSet implements Keyword {
  /** Slate and polished white stone. */
  CLASSIC,

  /** Matt slate and clam shell with fine lines. */
  SHELL,

  /** Glass with a highlight. */
  GLASS,

  /** Dark and white jade. */
  JADE,

  /** Plain discs. */
  FLAT,

  /** Ink drawings, as in printed game records. */
  INK;
}
