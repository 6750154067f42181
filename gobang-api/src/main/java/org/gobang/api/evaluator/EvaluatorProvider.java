package org.gobang.api.evaluator;

import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;

/**
 * A provider of evaluators for players that search: describes itself and creates evaluators.
 *
 * <p>Implemented by evaluator plugins; new methods are default methods.
 */
public interface EvaluatorProvider extends PluginProvider {

  /**
   * Returns whether the evaluator supports a game; called before {@link #create}.
   *
   * @param board the current board of the game, with its rules and size
   * @return false if the evaluator is made for other rules or sizes. Default: true
   */
  default boolean supports(Board board) {
    return true;
  }

  /**
   * Creates an evaluator for one player of one game, during the creation of the player.
   *
   * @param options a value for every option, checked
   * @param start the current board of the game; it may already have moves
   * @return a new evaluator without mutable state shared with other evaluators
   * @throws org.gobang.api.RefusedException if the evaluator cannot be created; the message gives
   *     the reason
   * @throws InterruptedException if the thread was interrupted because the game no longer needs the
   *     evaluator
   */
  Evaluator create(OptionValues options, Board start) throws InterruptedException;
}
