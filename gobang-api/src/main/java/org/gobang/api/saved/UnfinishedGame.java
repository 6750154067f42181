package org.gobang.api.saved;

import java.time.Instant;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;

/**
 * An unfinished game in the list of {@link Records#unfinished}.
 *
 * @param id identifies it; the same as long as it is unfinished, also from start to start
 * @param changed when it last changed
 * @param setup all that is needed to go on with it: {@link Workbench#open} does. Has the tags that
 *     the game was opened with
 */
@Experimental
public record UnfinishedGame(String id, Instant changed, GameSetup setup) {

  /**
   * Creates an unfinished game.
   *
   * @throws IllegalArgumentException if the setup continues with another game
   */
  public UnfinishedGame {
    if (!setup.resumes().filter(id::equals).isPresent()) {
      throw new IllegalArgumentException("not the setup of " + id + ": " + setup.resumes());
    }
  }
}
