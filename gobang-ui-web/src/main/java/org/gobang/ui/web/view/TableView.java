package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;

/** What a page shows of the table where its visitor sits. */
public interface TableView {

  /** Returns whether the visitor acts for a side now. */
  boolean isMine(Stone side);

  /** Returns whether the guest of a side has the page open; empty if no guest has that side. */
  Optional<Boolean> isPresent(Stone side);

  /**
   * Returns how the game stands, wherever the visitor looks; its clocks are those of now. Empty
   * before there is a game.
   */
  Optional<GameState> game();

  /** Returns whether the clock of a side is held, as its player cannot be reached. */
  boolean holdsClock(Stone side);

  /** Returns the actions that are offered at the end of a game. */
  List<String> afterwards();
}
