package org.gobang.arena.play;

import java.util.Optional;

/**
 * The conditions for ending games early.
 *
 * @param drawAfter the number of moves, including the opening, after which a game is drawn
 * @param resign the condition for a resignation
 */
public record Adjudication(Optional<Integer> drawAfter, Optional<Resign> resign) {

  /** No conditions. Every game is played to its end. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty());

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if games are drawn after less than one move
   */
  public Adjudication {
    if (drawAfter.filter(moves -> moves < 1).isPresent()) {
      throw new IllegalArgumentException("a game is drawn after one move or more");
    }
  }

  /**
   * The condition for a resignation: a player evaluates its position as lost for several
   * consecutive moves.
   *
   * @param moves the number of its consecutive moves
   * @param score the estimate, in the player's own unit, up to which a position counts as lost, as
   *     does a win rate of 5 % or less; empty if only a proven loss does
   */
  public record Resign(int moves, Optional<Integer> score) {

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Resign {
      if (moves < 1) {
        throw new IllegalArgumentException("a player resigns after one move or more");
      }
    }
  }
}
