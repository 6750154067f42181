package org.gobang.api.tournament;

import java.nio.file.Path;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Tournaments in the background, until they are finished or stopped, or the workbench is closed.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface Tournaments extends WorkbenchService {

  /**
   * Returns the default parent folder of tournaments.
   *
   * @return absolute; it need not exist
   */
  Path folder();

  /**
   * Starts a tournament.
   *
   * @param setup what is played
   * @param folder the folder to keep it in, which is made; it holds no tournament yet
   * @param changes receives the state whenever games have ended or the phase has changed, on a
   *     thread of the host, one state at a time; states that come faster than they are taken are
   *     left out, but the last is not. The states of games of an earlier run are no changes
   * @return the running tournament; refused if the rules, a player or an option of a player is
   *     unknown, the openings cannot be read, the folder holds a tournament or cannot be written
   */
  CompletionStage<Tournament> start(
      TournamentSetup setup, Path folder, Consumer<TournamentState> changes);

  /**
   * Resumes a tournament that was started here or on the command line.
   *
   * @param folder its folder
   * @param concurrency how many games are played at a time, 1 or more
   * @param changes as {@link #start} has it
   * @return the running tournament, with the games that were played before; refused if the folder
   *     holds none, another process uses it, it cannot be read or written, or its players have gone
   */
  CompletionStage<Tournament> resume(
      Path folder, int concurrency, Consumer<TournamentState> changes);
}
