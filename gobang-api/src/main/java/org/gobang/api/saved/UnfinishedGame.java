package org.gobang.api.saved;

import java.time.Instant;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;

/**
 * An unfinished game in the list of {@link Records#unfinished}.
 *
 * @param id the id of the game, the same in all runs of the application until the game is finished
 * @param changed the time of the last change
 * @param setup the setup to resume the game with {@link Workbench#open}, with the original tags
 */
@Experimental
public record UnfinishedGame(String id, Instant changed, GameSetup setup) {

  /**
   * Creates an unfinished game.
   *
   * @throws IllegalArgumentException if the setup does not resume this game
   */
  public UnfinishedGame {
    if (!setup.resumes().filter(id::equals).isPresent()) {
      throw new IllegalArgumentException("not the setup of " + id + ": " + setup.resumes());
    }
  }
}
