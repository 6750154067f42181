package org.gobang.api.tournament;

import java.util.OptionalDouble;
import org.gobang.api.Experimental;

/**
 * The standing of a player in a tournament.
 *
 * @param player its place in {@link Tournament#players}
 * @param score its games
 * @param strength its strength
 * @param superiority the likelihood that it is stronger than the next in the table, from 0 to 1;
 *     empty for the last
 */
@Experimental
public record PlayerStanding(
    int player, Score score, Strength strength, OptionalDouble superiority) {

  /**
   * The games of a player.
   *
   * @param wins the games that it won
   * @param draws the drawn games
   * @param losses the games that it lost
   * @param timeouts those of them that it lost by exceeding its time
   */
  public record Score(int wins, int draws, int losses, int timeouts) {

    /**
     * Returns the number of games of the player.
     *
     * @return wins, draws and losses
     */
    public int games() {
      return wins + draws + losses;
    }

    /**
     * Returns the score rate of the player.
     *
     * @return from 0 to 1; ½ without games
     */
    public double rate() {
      return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }
  }

  /**
   * The strength of a player.
   *
   * @param lead the lead over the opponents met
   * @param rating the rating on the scale of all players, whose average is 0
   */
  public record Strength(EloRange lead, EloRange rating) {}
}
