package org.gobang.api.workbench;

import org.gobang.api.Keyword;

/** The services that plugins provide, in display order. */
public enum Service implements Keyword {
  /** A board and its rules. */
  BOARD,

  /** A player. */
  PLAYER,

  /** An evaluator, for players that search. */
  EVALUATOR,

  /** A user interface. */
  RENDERER,

  /** A file format for game records. */
  FORMAT;
}
