package org.gobang.presentation.session;

import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.presentation.position.ShownPosition;

/** Receives what happens in the game at hand, on the front end's thread. */
public interface SessionListener {

  /** The game at hand is about to be closed in favour of another one. */
  default void leaving() {}

  /** Another game is at hand; its state comes next, and may look like the one before. */
  void begun();

  /** The game is in another state, or is described in another language. */
  void changed(ShownPosition position);

  /**
   * The board refused a stone.
   *
   * @param sentence the reason in the words of the rules
   */
  void refused(Point point, Verdict.Refused why, String sentence);

  /** A computer reported what it sees. */
  default void reported(Stone stone, Insight insight) {}
}
