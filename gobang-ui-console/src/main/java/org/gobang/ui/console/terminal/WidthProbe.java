package org.gobang.ui.console.terminal;

import java.util.Optional;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.Widths;

/**
 * Asks the terminal how wide a stone and a line are: writes each at the left edge and asks where
 * the cursor is then. The answers come among the keys, or never; nobody waits for them.
 */
final class WidthProbe {

  /** Twice: to the left edge, a character, where are you? */
  static final String QUESTION = "\033[1;1H●\033[6n\033[1;1H─\033[6n\033[1;1H\033[K";

  private Optional<Boolean> wideSigns = Optional.empty();
  private boolean answered;

  /**
   * Takes an answer; gives the widths after the second. What looks like a third is something else,
   * a function key for one.
   */
  Optional<Widths> answer(Key.CursorAt at) {
    boolean wide = at.column() == 2;
    if (answered || wideSigns.isEmpty()) {
      wideSigns = Optional.of(wide);
      return Optional.empty();
    }
    answered = true;
    return Optional.of(new Widths(wideSigns.get(), wide, true));
  }
}
