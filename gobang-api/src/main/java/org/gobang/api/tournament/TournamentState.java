package org.gobang.api.tournament;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Experimental;

/**
 * The state of a tournament.
 *
 * @param phase the phase
 * @param games the numbers of games
 * @param table the players, the strongest first
 * @param test the sequential test; empty if there is none
 */
@Experimental
public record TournamentState(
    Phase phase, Games games, List<PlayerStanding> table, Optional<SequentialTest> test) {

  /** Creates a state with a copy of the standings. */
  public TournamentState {
    table = List.copyOf(table);
  }

  /** The phase of a tournament. */
  public enum Phase {
    /** Games are in progress. */
    RUNNING,
    /** No new games start. */
    PAUSED,
    /** The tournament was stopped or failed before the end, and can be resumed. */
    STOPPED,
    /** All games are finished, or the test has a verdict. */
    FINISHED
  }

  /**
   * The numbers of games in a tournament.
   *
   * @param played the finished games
   * @param planned all games, or the maximum with a test
   * @param black the games won by Black
   * @param white the games won by White
   */
  public record Games(int played, int planned, int black, int white) {}
}
