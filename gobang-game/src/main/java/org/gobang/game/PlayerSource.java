package org.gobang.game;

import org.gobang.api.player.PlayerSpec;

/** A source of players for games. */
@FunctionalInterface
public interface PlayerSource {

  /**
   * Finds a player and checks the options without creating an instance. May be called from any
   * thread and must return at once, as user interfaces wait for it.
   *
   * @param who the player, its options, and whether it runs isolated
   * @return a setup from which any number of instances can be created
   * @throws org.gobang.api.RefusedException if the player or one of its options is unknown
   */
  PlayerSetup player(PlayerSpec who);
}
