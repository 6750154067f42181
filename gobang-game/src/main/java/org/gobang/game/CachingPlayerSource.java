package org.gobang.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.player.PlayerSpec;

/**
 * Caches the players of one game, so that it continues with them even if their plugins are reloaded
 * or removed meanwhile.
 */
final class CachingPlayerSource implements PlayerSource {

  private final PlayerSource players;
  private final Map<PlayerSpec, PlayerSetup> found = new ConcurrentHashMap<>();

  CachingPlayerSource(PlayerSource players) {
    this.players = players;
  }

  @Override
  public PlayerSetup player(PlayerSpec who) {
    return found.computeIfAbsent(who, players::player);
  }
}
