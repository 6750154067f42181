package org.gobang.presentation.workspace;

import java.util.Locale;
import org.gobang.presentation.text.Texts;

/** A panel beside the board. */
public enum Panel {
  /** The players with their clocks, the status, and the available choices. */
  GAME,
  /** The move tree. */
  MOVES,
  /** The playing engine, or the variations of the analysing engines. */
  ENGINE,
  /** The moves and games of the index in the current position. */
  EXPLORER,
  /** The graph of the win rate during the game. */
  EVALUATION,
  /** The mistakes found by a review. */
  MISTAKES,
  /** The comment on the current move. */
  COMMENT,
  /** The problem to solve, and the user's progress. */
  PROBLEM,
  /** All games on disk. */
  LIBRARY,
  /** The user's results and rating. */
  RESULTS;

  /** Returns the id of this panel in preferences and text keys. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the heading of this panel. */
  public String title(Texts texts) {
    return texts.of("panel." + id());
  }
}
