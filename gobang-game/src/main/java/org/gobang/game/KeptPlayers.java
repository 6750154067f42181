package org.gobang.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.player.PlayerSpec;

/**
 * The players of one game. Who was found once is not looked for again, so that a game goes on with
 * the players it has, whatever becomes of their plugins meanwhile.
 */
final class KeptPlayers implements PlayerSource {

  private final PlayerSource players;
  private final Map<PlayerSpec, PlayerSetup> found = new ConcurrentHashMap<>();

  KeptPlayers(PlayerSource players) {
    this.players = players;
  }

  @Override
  public PlayerSetup player(PlayerSpec who) {
    return found.computeIfAbsent(who, players::player);
  }
}
