package org.gobang.api.workbench;

import org.gobang.api.Keyword;

/** The services that plugins provide, in display order. */
public enum Service implements Keyword {
  /** Boards and their rules. */
  BOARD,

  /** Players. */
  PLAYER,

  /** Evaluators for players that search. */
  EVALUATOR,

  /** User interfaces. */
  RENDERER,

  /** File formats for game records. */
  FORMAT;
}
