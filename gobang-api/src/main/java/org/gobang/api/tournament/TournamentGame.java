package org.gobang.api.tournament;

import java.nio.file.Path;
import org.gobang.api.Experimental;
import org.gobang.api.record.Result;

/**
 * A finished game of a tournament.
 *
 * @param number the number of the game in the schedule, from 1
 * @param sides the players
 * @param result the result
 * @param file the game as SGF
 */
@Experimental
public record TournamentGame(int number, Sides sides, Result result, Path file) {

  /**
   * The players of a game and the number of moves.
   *
   * @param black the name of the player of Black at the end
   * @param white the name of the player of White at the end
   * @param moves the number of moves, including the opening
   */
  public record Sides(String black, String white, int moves) {}
}
