package org.gobang.arena.play;

import java.nio.file.Path;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;

/**
 * Gives players that want a folder one below the folder of the run, so that runs depend neither on
 * each other nor on the user's own games. Contestants of one provider that are set differently have
 * different ones; the seed, which changes from game to game, makes no difference.
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
   * Returns a hash instead of the options: they may hold secrets, and characters that files cannot.
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
