package org.gobang.benchmarks;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Finds boards and players by provider id, as the application does. */
final class Services {

  private Services() {}

  static Board board(String id, Start start) {
    return provider(BoardProvider.class, id).create(start);
  }

  static Player player(String id, Board board, long seed) throws InterruptedException {
    PlayerProvider provider = provider(PlayerProvider.class, id);
    return provider.create(Settings.of(provider.options(), Map.of(), seed), board);
  }

  private static <T extends PluginProvider> T provider(Class<T> service, String id) {
    return ServiceLoader.load(service).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
