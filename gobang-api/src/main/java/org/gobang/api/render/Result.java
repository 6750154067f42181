package org.gobang.api.render;

import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Stone;

/**
 * How a game ended.
 *
 * @param winner who won; empty for a draw, and for a game that nobody finished
 * @param ending what brought it about
 * @param words what more there is to say: the points of the line that wins, the kind of a foul, why
 *     a player declined, what a player that failed did last. For people and logs, not for programs;
 *     not translated; may be empty
 */
public record Result(Optional<Stone> winner, Ending ending, String words) {

  /**
   * Checks that the ending goes with the winner.
   *
   * @throws IllegalArgumentException if it needs a winner and there is none, or the other way round
   */
  public Result {
    Objects.requireNonNull(words, "words");
    boolean fits =
        switch (ending) {
          case BOARD_FULL, AGREED, ABANDONED -> winner.isEmpty();
          case ADJUDICATED -> true;
          case LINE, FOUL, RESIGNED, OVERSTEPPED, ILLEGAL, CRASHED, REFUSED -> winner.isPresent();
        };
    if (!fits) {
      throw new IllegalArgumentException(ending + " does not go with winner " + winner);
    }
  }
}
