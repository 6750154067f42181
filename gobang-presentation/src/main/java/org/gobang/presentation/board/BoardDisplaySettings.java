package org.gobang.presentation.board;

import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/** What of a game is to be shown on the board, kept from one run to the next. */
public enum BoardDisplaySettings implements Keyword {
  /** Letters and numbers at the edge. */
  COORDINATES(true),

  /** The number of each move on its stone. */
  NUMBERS(false),

  /** The points that are forbidden to Black. */
  FORBIDDEN(true),

  /** The moves that the computer expects. */
  EXPECTED(false),

  /** What points are worth, as numbers on the heat map. */
  WEIGHTS(false),

  /** New stones come down, and lines that win glow. */
  MOTION(true);

  private final boolean usual;

  BoardDisplaySettings(boolean usual) {
    this.usual = usual;
  }

  private String key() {
    return "show." + word();
  }

  /** Whether it is to be shown. */
  public boolean in(Preferences preferences) {
    return preferences.get(key()).map(Boolean::parseBoolean).orElse(usual);
  }

  /** Shows it, or hides it. */
  public void set(Preferences preferences, boolean shown) {
    preferences.put(key(), Boolean.toString(shown));
  }
}
