package org.gobang.api.tournament;

import java.util.OptionalDouble;
import org.gobang.api.Experimental;

/**
 * The standing of a player in a tournament.
 *
 * @param player the index of the player in {@link Tournament#players}
 * @param score the games of the player
 * @param strength the strength of the player
 * @param superiority the likelihood that the player is stronger than the next one in the table,
 *     from 0 to 1; empty for the last
 */
@Experimental
public record PlayerStanding(
    int player, Score score, Strength strength, OptionalDouble superiority) {

  /**
   * The results of a player's games.
   *
   * @param wins the won games
   * @param draws the drawn games
   * @param losses the lost games
   * @param timeouts the games lost on time, included in the losses
   */
  public record Score(int wins, int draws, int losses, int timeouts) {

    /**
     * Returns the number of games of the player.
     *
     * @return the sum of wins, draws and losses
     */
    public int games() {
      return wins + draws + losses;
    }

    /**
     * Returns the score of the player as a fraction of the games.
     *
     * @return from 0 to 1; 0.5 without games
     */
    public double rate() {
      return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }
  }

  /**
   * The strength of a player.
   *
   * @param lead the rating difference from the opponents faced
   * @param rating the rating on the scale of all players, whose average is 0
   */
  public record Strength(EloRange lead, EloRange rating) {}
}
