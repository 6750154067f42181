package org.gobang.ui.console.terminal;

import java.util.Optional;
import org.gobang.ui.console.screen.CharacterWidths;
import org.gobang.ui.console.screen.Key;

/**
 * Measures the width of a stone and a line in the terminal: writes each at the left edge and
 * queries the cursor position. The reports arrive among the keys, if at all. The game does not wait
 * for them.
 */
final class WidthProbe {

  /** The query, twice: cursor to the left edge, a character, query of the cursor position. */
  static final String QUERY = "\033[1;1H●\033[6n\033[1;1H─\033[6n\033[1;1H\033[K";

  private Optional<Boolean> wideSigns = Optional.empty();
  private boolean complete;

  /**
   * Handles a report and returns the widths after the second one. Later reports are ignored,
   * because they are other input such as a function key with a modifier.
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
