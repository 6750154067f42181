package org.gobang.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Creates a player with its provider, or reports the reason for a failure. */
final class PlayerCreation {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerCreation.class);

  private PlayerCreation() {}

  /** Calls the provider. Must run on the thread of the player. */
  static Player make(PlayerSetup setup, Board start) throws InterruptedException {
    if (!setup.provider().supports(start)) {
      throw new RefusedException(
          setup.id() + " does not play " + start.rules() + " on " + start.size() + " lines");
    }
    setup.settings().folder().ifPresent(PlayerCreation::makeFolder);
    Player player = setup.provider().create(setup.settings(), start);
    if (player == null) {
      throw new RefusedException(setup.id() + " could not be made: its provider gave no player");
    }
    return player;
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new RefusedException("the folder " + folder + " could not be made", e);
    }
  }

  /** Returns the exception for a player that could not be created. */
  static RefusedException refused(String id, Throwable cause) {
    if (cause instanceof RefusedException refused) {
      return PluginErrors.message(refused).isBlank()
          ? new RefusedException(id + " declined", refused)
          : new RefusedException("", PluginErrors.text(refused), refused);
    }
    if (cause instanceof PlayerFailedException failed) {
      return new RefusedException(failed.words(), failed);
    }
    PluginErrors.log(LOG, id + " could not be made", cause);
    return new RefusedException(
        id + " could not be made: it threw " + PluginErrors.describe(cause), cause);
  }
}
