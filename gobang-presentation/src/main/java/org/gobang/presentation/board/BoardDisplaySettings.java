package org.gobang.presentation.board;

import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/** The display settings of the board, saved across runs. */
public enum BoardDisplaySettings implements Keyword {
  /** Coordinates at the edges. */
  COORDINATES(true),

  /** Move numbers on the stones. */
  NUMBERS(false),

  /** Points forbidden to Black. */
  FORBIDDEN(true),

  /** Moves expected by the engine. */
  EXPECTED(false),

  /** Weights as numbers on the heat map. */
  WEIGHTS(false),

  /** Animation of new stones and of the winning line. */
  MOTION(true);

  private final boolean usual;

  BoardDisplaySettings(boolean usual) {
    this.usual = usual;
  }

  private String key() {
    return "show." + word();
  }

  /** Returns whether this item is shown. */
  public boolean in(Preferences preferences) {
    return preferences.get(key()).map(Boolean::parseBoolean).orElse(usual);
  }

  /** Shows or hides this item. */
  public void set(Preferences preferences, boolean shown) {
    preferences.put(key(), Boolean.toString(shown));
  }
}
