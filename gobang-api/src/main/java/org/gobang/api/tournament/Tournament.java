package org.gobang.api.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A tournament while it runs, and after its end.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Tournament extends AutoCloseable {

  /**
   * Returns the folder of the tournament: {@code run.json}, {@code games.jsonl}, and the games as
   * SGF.
   *
   * @return an absolute path
   */
  Path folder();

  /**
   * Returns the players by name.
   *
   * @return their names, in the order of the set-up
   */
  List<String> players();

  /**
   * Returns how it stands.
   *
   * @return the state after the games that have ended
   */
  TournamentState state();

  /**
   * Returns the games that have ended, in the order in which they ended; those of earlier runs
   * first.
   *
   * @param from how many of them to leave out, 0 or more
   * @return the others
   */
  List<TournamentGame> games(int from);

  /**
   * Returns how the lead of a player over its opponents developed.
   *
   * @param player the place of the player in {@link #players}
   * @return the lead after some of the pairs of games, the last among them, at most 1,000
   */
  List<EloPoint> course(int player);

  /** Starts no more games; those that are being played go on to their end. */
  void pause();

  /** Starts games again. */
  void resume();

  /**
   * Returns the end of the tournament.
   *
   * @return the same stage each time; completes with the page of the results, {@code report.html}
   *     in the {@link #folder}, when all games are finished, the test has a verdict, or the
   *     tournament was closed. Refused if games cannot be played or kept
   */
  CompletionStage<Path> result();

  /** Stops the tournament. Games that are being played are abandoned; it can be resumed. */
  @Override
  void close();
}
