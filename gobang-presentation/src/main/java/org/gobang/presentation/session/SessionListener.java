package org.gobang.presentation.session;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.presentation.position.ShownPosition;

/** Receives the events of the current game on the interface thread. */
public interface SessionListener {

  /** Called when the view must be updated; a {@link GameSession} alone does not call this. */
  default void changed() {}

  /** Called when the current game is about to be closed in favour of another one. */
  default void leaving() {}

  /** Called when another game is open; the state follows, and may be equal to the previous one. */
  default void begun() {}

  /**
   * Called when the state of the game or the language of its description has changed.
   *
   * @param before the state before; empty for the first one of a game
   */
  default void positionChanged(Optional<ShownPosition> before, ShownPosition now) {}

  /**
   * Called when a stone was refused, by the board or because no move is possible now.
   *
   * @param sentence the reason, as worded by the rules if the board refused
   */
  void refused(Point point, Verdict.Refused why, String sentence);

  /** Called when an engine has reported. */
  default void reported(Stone stone, Insight insight) {}
}
