package org.gobang.api.evaluator;

import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;

/**
 * An evaluation that players can search with: describes itself, and makes evaluators.
 *
 * <p>Implemented by evaluator plugins; grows only by default methods.
 */
public interface EvaluatorProvider extends PluginProvider {

  /**
   * Returns whether the evaluation is meant for a game: asked before {@link #create}.
   *
   * @param board the board that the game stands at, with its rules and size
   * @return true unless it is made for other rules or sizes
   */
  default boolean supports(Board board) {
    return true;
  }

  /**
   * Makes an evaluator for one player of one game, while that player is made.
   *
   * @param options a value for every option, checked
   * @param start the board that the game stands at; moves may have been made
   * @return a new evaluator that shares nothing that changes with any other
   * @throws org.gobang.api.RefusedException if this evaluator cannot be had; the sentence says why
   * @throws InterruptedException if the thread was interrupted: the game no longer needs it
   */
  Evaluator create(OptionValues options, Board start) throws InterruptedException;
}
