package org.gobang.game;

import org.gobang.api.player.PlayerSpec;

/** Where games get their players from: the plugins, as whoever opens games knows them. */
@FunctionalInterface
public interface PlayerSource {

  /**
   * Finds a player and checks its options; makes none yet. May be called from any thread, and
   * returns at once: it is called while a front end waits.
   *
   * @param who which player, how it is set, and where it is to run
   * @return all that is needed to make it, any number of times
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  PlayerSetup player(PlayerSpec who);
}
