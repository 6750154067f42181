package org.gobang.ui.swing.board;

import org.gobang.api.Keyword;

/** The material of the stones. */
public enum StoneSet implements Keyword {
  /** Stones of slate and polished white stone. */
  CLASSIC,

  /** Stones of matt slate and clam shell with fine lines. */
  SHELL,

  /** Glass stones with a highlight. */
  GLASS,

  /** Stones of dark and white jade. */
  JADE,

  /** Plain discs. */
  FLAT,

  /** Ink-drawn stones, as in printed game records. */
  INK;
}
