package org.gobang.api.tournament;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Experimental;

/**
 * How a tournament stands.
 *
 * @param phase whether it runs
 * @param games how many games there are
 * @param table the players, the strongest first
 * @param test the sequential test; empty if there is none
 */
@Experimental
public record TournamentState(
    Phase phase, Games games, List<PlayerStanding> table, Optional<SequentialTest> test) {

  /** Copies the table. */
  public TournamentState {
    table = List.copyOf(table);
  }

  /** Whether a tournament runs. */
  public enum Phase {
    /** Games are played. */
    RUNNING,
    /** No more games are started. */
    PAUSED,
    /** It was stopped before its end, or failed, and can be resumed. */
    STOPPED,
    /** All games are finished, or the test has a verdict. */
    FINISHED
  }

  /**
   * How many games there are.
   *
   * @param played the games that have ended
   * @param planned all games; with a test, the most there are
   * @param black the games that Black won
   * @param white the games that White won
   */
  public record Games(int played, int planned, int black, int white) {}
}
