package org.gobang.api.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A running or finished tournament.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Tournament extends AutoCloseable {

  /**
   * Returns the folder of the tournament, with {@code run.json}, {@code games.jsonl} and the games
   * as SGF.
   *
   * @return an absolute path
   */
  Path folder();

  /**
   * Returns the names of the players.
   *
   * @return the names, in the order of the setup
   */
  List<String> players();

  /**
   * Returns the current state.
   *
   * @return the state after all finished games
   */
  TournamentState state();

  /**
   * Returns the finished games in the order in which they finished, starting with games of earlier
   * runs.
   *
   * @param from the number of games to skip, 0 or more
   * @return the remaining games
   */
  List<TournamentGame> games(int from);

  /**
   * Returns the development of a player's lead over the opponents.
   *
   * @param player the index of the player in {@link #players}
   * @return the lead after at most 1,000 of the pairs of games, including the last pair
   */
  List<EloPoint> course(int player);

  /** Pauses the tournament: running games continue, but no new ones start. */
  void pause();

  /** Resumes the tournament. */
  void resume();

  /**
   * Returns the result of the tournament.
   *
   * @return the same stage each time; completes with the page of the results, {@code report.html}
   *     in the {@link #folder}, when all games are finished, the test has a verdict, or the
   *     tournament was closed. Refused if games cannot be played or saved
   */
  CompletionStage<Path> result();

  /** Stops the tournament. Running games are abandoned; the tournament can be resumed. */
  @Override
  void close();
}
