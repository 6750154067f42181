package org.gobang.arena.play;

import java.nio.file.Path;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;

/**
 * Creates players with folders inside the folder of the tournament, so that tournaments are
 * independent of each other and of the user's own games. Contestants of one provider with different
 * settings have different folders. The seed, which changes with each game, is ignored.
 *
 * @param players the source of the players
 * @param root contains the folders
 */
record ContestantFolders(PlayerSource players, Path root) implements PlayerSource {

  @Override
  public PlayerSetup player(PlayerSpec who) {
    return players.player(who).withFolder(root.resolve(name(who)));
  }

  /**
   * Returns a hash of the options, because they may contain secrets and characters that are not
   * allowed in file names.
   */
  private static String name(PlayerSpec who) {
    String options =
        who.options().isEmpty() ? "" : "-" + Integer.toHexString(who.options().hashCode());
    return who.player() + options + suffix(who.isolation());
  }

  private static String suffix(Isolation isolation) {
    return switch (isolation) {
      case NONE -> "";
      case PROCESS -> "-isolated";
      case STRICT -> "-strict";
    };
  }
}
