package org.gobang.api.player;

/**
 * What a position is worth to the side to move.
 *
 * <p>Implemented here alone.
 */
public sealed interface Score {

  /**
   * A judgement.
   *
   * @param value positive where the side to move stands better; the scale is the player's own
   */
  record Estimate(int value) implements Score {}

  /**
   * A judgement as a probability, as Monte Carlo searches and neural networks have it.
   *
   * @param probability how likely the side to move wins, from 0 to 1; a draw counts half
   */
  record WinRate(double probability) implements Score {

    /**
     * Checks the probability.
     *
     * @throws IllegalArgumentException if it is not from 0 to 1
     */
    public WinRate {
      if (!(probability >= 0 && probability <= 1)) {
        throw new IllegalArgumentException(
            "a win rate is a probability from 0 to 1, not " + probability);
      }
    }
  }

  /**
   * A proven win.
   *
   * @param plies moves of both sides to the winning one, counting it: 1 wins at once
   */
  record WinIn(int plies) implements Score {

    /**
     * Checks the plies.
     *
     * @throws IllegalArgumentException if there are less than 1
     */
    public WinIn {
      if (plies < 1) {
        throw new IllegalArgumentException("a win takes 1 ply or more, not " + plies);
      }
    }
  }

  /**
   * A proven loss.
   *
   * @param plies moves of both sides to the opponent's winning one, counting it: 0 where the game
   *     is already lost
   */
  record LossIn(int plies) implements Score {

    /**
     * Checks the plies.
     *
     * @throws IllegalArgumentException if they are negative
     */
    public LossIn {
      if (plies < 0) {
        throw new IllegalArgumentException("a loss takes 0 plies or more, not " + plies);
      }
    }
  }
}
