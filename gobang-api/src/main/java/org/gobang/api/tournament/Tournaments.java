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
   * @return an absolute path, which may not exist yet
   */
  Path folder();

  /**
   * Starts a tournament.
   *
   * @param setup the settings
   * @param folder the folder for the tournament, which is created; it must not contain a tournament
   * @param changes receives the state after each finished game or change of phase, on a thread of
   *     the host, one state at a time; if the receiver is slow, states before the last one are
   *     skipped. Games of an earlier run are not changes
   * @return the running tournament; refused if the rules, a player or an option of a player is
   *     unknown, the openings cannot be read, the folder contains a tournament or cannot be written
   */
  CompletionStage<Tournament> start(
      TournamentSetup setup, Path folder, Consumer<TournamentState> changes);

  /**
   * Resumes a tournament started here or on the command line.
   *
   * @param folder the folder of the tournament
   * @param concurrency the number of games in parallel, 1 or more
   * @param changes the same as for {@link #start}
   * @return the running tournament, with the games played before; refused if the folder contains no
   *     tournament, is used by another process, or cannot be read or written, or a player is
   *     missing
   */
  CompletionStage<Tournament> resume(
      Path folder, int concurrency, Consumer<TournamentState> changes);
}
