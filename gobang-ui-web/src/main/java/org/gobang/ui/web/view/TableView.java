package org.gobang.ui.web.view;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;

/** What a page shows of the table where its visitor sits. */
public interface TableView {

  /** Whether the visitor acts for a side now. */
  boolean isMine(Stone side);

  /** Whether the guest of a side has the page open; empty where no guest has that side. */
  Optional<Boolean> isPresent(Stone side);

  /**
   * How the game stands, wherever the visitor looks; its clocks are those of now. Empty before
   * there is a game.
   */
  Optional<GameState> game();

  /** Whether the clock of a side is held, as its player cannot be reached. */
  boolean holdsClock(Stone side);

  /** The actions that are offered at the end of a game. */
  List<String> afterwards();
}
