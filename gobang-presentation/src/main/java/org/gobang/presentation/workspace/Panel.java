package org.gobang.presentation.workspace;

import java.util.Locale;
import org.gobang.presentation.text.Texts;

/** A panel beside the board. */
public enum Panel {
  /** The players with their clocks, the status, and the choices to be made. */
  GAME,
  /** The move tree. */
  MOVES,
  /** The engine that plays, or the lines of those that analyse. */
  ENGINE,
  /** The moves and games of the index in the current position. */
  EXPLORER,
  /** The win rate in the course of the game, as a graph. */
  EVALUATION,
  /** The mistakes found by a review. */
  MISTAKES,
  /** The comment on the current move. */
  COMMENT,
  /** The problem to solve, and the progress. */
  PROBLEM,
  /** All games on disk. */
  LIBRARY,
  /** The user's results and rating. */
  RESULTS;

  /** Identifies it, in preferences and keys of texts. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns its heading. */
  public String title(Texts texts) {
    return texts.of("panel." + id());
  }
}
