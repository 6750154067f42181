package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;

/** The state of the visitor's table as shown by a page. */
public interface TableView {

  /** Returns whether the visitor acts for a side now. */
  boolean isMine(Stone side);

  /** Returns whether the guest of a side has the page open; empty if no guest plays that side. */
  Optional<Boolean> isPresent(Stone side);

  /**
   * Returns the state of the game, independent of the viewed position, with the current clocks.
   * Empty before there is a game.
   */
  Optional<GameState> game();

  /** Returns whether the clock of a side is stopped because its player is disconnected. */
  boolean holdsClock(Stone side);

  /** Returns the actions offered at the end of a game. */
  List<String> afterwards();
}
