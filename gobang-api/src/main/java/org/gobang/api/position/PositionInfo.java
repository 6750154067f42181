package org.gobang.api.position;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Information about positions, available without players or files. It reveals nothing about the
 * user, so guests may use it.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface PositionInfo extends WorkbenchService {

  /**
   * Creates a board before the first move.
   *
   * @param rules the id of the rules, such as {@code renju}
   * @param start the size, the set-up stones and the side that moves first
   * @return the board, within 10 seconds; refused if the rules do not exist, they do not support
   *     the size or set-up, or the board is not ready by then
   */
  CompletionStage<Board> board(String rules, Start start);

  /**
   * Returns the name of the opening of a game.
   *
   * @param position a position of the game
   * @param language English or Chinese
   * @return the name, with its number and meaning; empty for an opening without a name
   */
  Optional<Label> opening(Board position, Locale language);

  /**
   * Returns the win rate of a side for a score, from curves fitted to game results, one for each
   * stage of the game. The curves are fitted to estimates of the bundled engine, and are also used
   * for other players.
   *
   * @param score the score for that side
   * @param rules the id of the rules; rules without a curve use the default curves
   * @param stones the stones on the board, 0 or more
   * @return from 0 to 1; 1 for a proven win; a draw counts as 0.5
   */
  double winProbability(Score score, String rules, int stones);
}
