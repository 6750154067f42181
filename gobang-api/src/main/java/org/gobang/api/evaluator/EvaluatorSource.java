package org.gobang.api.evaluator;

import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;

/**
 * Creates evaluators by id. A player uses it to create the evaluator selected by the user, possibly
 * from another plugin.
 *
 * <p>Implemented by the host.
 */
@FunctionalInterface
public interface EvaluatorSource {

  /**
   * A source without evaluators, for players outside the application, for example in unit tests.
   */
  EvaluatorSource NONE =
      (which, start) -> {
        throw new RefusedException("there is no evaluator " + which.id());
      };

  /**
   * Creates an evaluator.
   *
   * @param which the id and the options set by the user
   * @param start the current board of the game
   * @return a new evaluator
   * @throws RefusedException if the evaluator or an option is unknown, or the evaluator does not
   *     support the game
   * @throws InterruptedException if the thread was interrupted
   */
  Evaluator evaluator(ProviderSpec which, Board start) throws InterruptedException;
}
