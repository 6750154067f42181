package org.gobang.game;

import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.Result;

/** Looks on at a game between two computers, and may end it before the board does. */
@FunctionalInterface
public interface Referee {

  /** Lets every game be played to its end. */
  Referee NONE = (board, score) -> Optional.empty();

  /**
   * Told after each move that did not end the game, in order, on the thread that plays it.
   *
   * @param board the board after the move; the side that is not to move has made it
   * @param score what that side last held the position before its move to be worth to itself, if it
   *     said so
   * @return how the game ends here; empty if it goes on
   */
  Optional<Result> look(Board board, Optional<Score> score);
}
