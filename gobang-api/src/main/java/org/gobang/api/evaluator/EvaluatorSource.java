package org.gobang.api.evaluator;

import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;

/**
 * Makes evaluators by name: how a player gets the one that the user chose, from another plugin
 * perhaps.
 *
 * <p>Implemented by the host.
 */
@FunctionalInterface
public interface EvaluatorSource {

  /** Has no evaluators: for a player that is made outside the application, as in a unit test. */
  EvaluatorSource NONE =
      (which, start) -> {
        throw new RefusedException("there is no evaluator " + which.id());
      };

  /**
   * Makes an evaluator.
   *
   * @param which its id, and what the user set
   * @param start the board that the game stands at
   * @return a new evaluator
   * @throws RefusedException if there is none of this id, or it has no such option, or is not meant
   *     for such a game
   * @throws InterruptedException if the thread was interrupted
   */
  Evaluator evaluator(ProviderSpec which, Board start) throws InterruptedException;
}
