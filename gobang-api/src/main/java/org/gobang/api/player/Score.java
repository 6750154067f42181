package org.gobang.api.player;

/**
 * The score of a position for the side to move.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Score {

  /**
   * An estimated score.
   *
   * @param value positive if the side to move has the better position; the player defines the scale
   */
  record Estimate(int value) implements Score {}

  /**
   * A win rate, as used by Monte Carlo searches and neural networks.
   *
   * @param probability the probability that the side to move wins, from 0 to 1; a draw counts as
   *     0.5
   */
  record WinRate(double probability) implements Score {

    /**
     * Creates a win rate.
     *
     * @throws IllegalArgumentException if the probability is not from 0 to 1
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
   * @param plies the number of plies up to and including the winning move; 1 is an immediate win
   */
  record WinIn(int plies) implements Score {

    /**
     * Creates a proven win.
     *
     * @throws IllegalArgumentException if the number is less than 1
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
   * @param plies the number of plies up to and including the opponent's winning move; 0 if the game
   *     is already lost
   */
  record LossIn(int plies) implements Score {

    /**
     * Creates a proven loss.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public LossIn {
      if (plies < 0) {
        throw new IllegalArgumentException("a loss takes 0 plies or more, not " + plies);
      }
    }
  }
}
