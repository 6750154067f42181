package org.gobang.benchmarks;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Players by the ids of their providers, found as the application finds them. */
final class Strategies {

  private Strategies() {}

  static Player player(String id, Board board) throws InterruptedException {
    PlayerProvider provider =
        ServiceLoader.load(PlayerProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(found -> found.id().equals(id))
            .findFirst()
            .orElseThrow();
    return provider.create(Settings.of(provider.options(), Map.of(), 0), board);
  }
}
