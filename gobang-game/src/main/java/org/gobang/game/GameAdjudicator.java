package org.gobang.game;

import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.Result;

/** Ends games between two engines before the rules do. */
@FunctionalInterface
public interface GameAdjudicator {

  /** The adjudicator that never ends a game. */
  GameAdjudicator NONE = (board, score) -> Optional.empty();

  /**
   * Returns the result if the game ends here. Called after each move that does not end the game, in
   * order, on the thread of the game.
   *
   * @param board the board after the move
   * @param score the last score that this side reported for the position before its move, from its
   *     own point of view, if any
   * @return the result that ends the game here; empty to continue
   */
  Optional<Result> adjudicate(Board board, Optional<Score> score);
}
