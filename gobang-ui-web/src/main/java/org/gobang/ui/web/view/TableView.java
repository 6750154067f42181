package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;

/** The state of a visitor's table for the page. */
public interface TableView {

  /** Returns whether the visitor currently acts for a side. */
  boolean isMine(Stone side);

  /**
   * Returns whether the guest who plays a side has the page open, or empty if no guest plays the
   * side.
   */
  Optional<Boolean> isPresent(Stone side);

  /**
   * Returns the state of the game with the current clocks, regardless of the viewed position, or
   * empty before the first game.
   */
  Optional<GameState> game();

  /** Returns whether the clock of a side is stopped because the player is disconnected. */
  boolean holdsClock(Stone side);

  /** Returns the actions offered after the end of a game. */
  List<String> afterwards();
}
