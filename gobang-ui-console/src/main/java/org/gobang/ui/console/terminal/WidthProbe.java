package org.gobang.ui.console.terminal;

import java.util.Optional;
import org.gobang.ui.console.screen.CharacterWidths;
import org.gobang.ui.console.screen.Key;

/**
 * Measures how wide the terminal draws a stone and a line: writes each at the left edge and queries
 * the cursor position. The reports arrive among the keys, or never; the game does not wait for
 * them.
 */
final class WidthProbe {

  /** Twice: cursor to the left edge, a character, query of the cursor position. */
  static final String QUERY = "\033[1;1H●\033[6n\033[1;1H─\033[6n\033[1;1H\033[K";

  private Optional<Boolean> wideSigns = Optional.empty();
  private boolean complete;

  /**
   * Takes a report; returns the widths after the second. What looks like a third one is something
   * else, such as a function key with a modifier.
   */
  Optional<CharacterWidths> report(Key.CursorAt at) {
    boolean wide = at.column() == 2;
    if (complete || wideSigns.isEmpty()) {
      wideSigns = Optional.of(wide);
      return Optional.empty();
    }
    complete = true;
    return Optional.of(new CharacterWidths(wideSigns.get(), wide, true));
  }
}
