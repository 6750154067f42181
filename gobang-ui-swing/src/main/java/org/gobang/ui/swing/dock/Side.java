package org.gobang.ui.swing.dock;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where a panel is. */
public enum Side {
  /** Left of the board. */
  LEFT,
  /** Right of the board, below the players. */
  RIGHT,
  /** Below the board. */
  BELOW,
  /** In a window of its own. */
  WINDOW,
  /** Nowhere. */
  HIDDEN;

  /** The word in keys of texts and preferences. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Side> of(String word) {
    return Arrays.stream(values()).filter(side -> side.word().equals(word)).findFirst();
  }
}
