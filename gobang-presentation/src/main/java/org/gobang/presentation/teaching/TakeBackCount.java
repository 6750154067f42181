package org.gobang.presentation.teaching;

import java.util.Optional;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.support.Lists;

/** The number of take-backs in a game. */
final class TakeBackCount {

  private Optional<GameState> last = Optional.empty();
  private int takeBacks;

  /** Handles the start of another game. */
  void begin() {
    last = Optional.empty();
    takeBacks = 0;
  }

  /**
   * Handles a new state of the game: a state that does not continue from the last move is a
   * take-back.
   */
  void changed(GameState now) {
    last.filter(before -> !Lists.startsWith(now.line(), before.line()))
        .ifPresent(before -> takeBacks++);
    last = Optional.of(now);
  }

  int get() {
    return takeBacks;
  }
}
