package org.gobang.api.workbench;

import java.util.Locale;

/** The services that plugins provide, in the order to list them. */
public enum Service {
  /** A board and its rules. */
  BOARD,

  /** A player. */
  PLAYER,

  /** An evaluator, for players that search. */
  EVALUATOR,

  /** A front end. */
  RENDERER,

  /** A file format for game records. */
  FORMAT;

  /**
   * The service as programs write it.
   *
   * @return the name in lower-case letters, such as {@code board}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
