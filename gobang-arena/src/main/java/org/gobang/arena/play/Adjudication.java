package org.gobang.arena.play;

import java.util.Objects;
import java.util.Optional;

/**
 * When games end before the board ends them. Whoever asks for none has every game played out.
 *
 * @param drawAfter the number of moves, those of the opening included, after which a game is drawn
 * @param resign when a player is taken to have lost
 */
public record Adjudication(Optional<Integer> drawAfter, Optional<Resign> resign) {

  /** Every game is played out. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty());

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if a game is to be drawn before its first move
   */
  public Adjudication {
    Objects.requireNonNull(resign, "resign");
    if (drawAfter.filter(moves -> moves < 1).isPresent()) {
      throw new IllegalArgumentException("a game is drawn after one move or more");
    }
  }

  /**
   * A player has lost who says so itself, several moves in a row.
   *
   * @param moves how many of its moves in a row
   * @param score the estimate, in the player's own unit, at which it says so; an announced loss
   *     says it always. Empty where nothing else does
   */
  public record Resign(int moves, Optional<Integer> score) {

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it takes no move
     */
    public Resign {
      Objects.requireNonNull(score, "score");
      if (moves < 1) {
        throw new IllegalArgumentException("a player says so in one move or more");
      }
    }
  }
}
