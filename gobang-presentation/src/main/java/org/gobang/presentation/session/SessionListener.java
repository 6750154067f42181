package org.gobang.presentation.session;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.presentation.position.ShownPosition;

/** Receives what happens in the game at hand, on the interface thread. */
public interface SessionListener {

  /** There is something else to show; a {@link GameSession} alone does not call this. */
  default void changed() {}

  /** The game at hand is about to be closed in favour of another one. */
  default void leaving() {}

  /** Another game is at hand; its state comes next, and may look like the one before. */
  default void begun() {}

  /**
   * Handles a new state of the game, or is described in another language.
   *
   * @param before the state before; empty for the first one of a game
   */
  default void positionChanged(Optional<ShownPosition> before, ShownPosition now) {}

  /**
   * A stone was refused, by the board or because no move can be made now.
   *
   * @param sentence the reason; of the board in the words of the rules
   */
  void refused(Point point, Verdict.Refused why, String sentence);

  /** A computer reported what it sees. */
  default void reported(Stone stone, Insight insight) {}
}
