package org.gobang.benchmarks;

import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Boards and players by the ids of their providers, found as the application finds them. */
final class Services {

  private Services() {}

  static Board board(String id, Start start) {
    for (BoardProvider provider : ServiceLoader.load(BoardProvider.class)) {
      if (provider.id().equals(id)) {
        return provider.create(start);
      }
    }
    throw new IllegalArgumentException("no board " + id);
  }

  static Player player(String id, Board board) throws InterruptedException {
    return player(id, board, 0);
  }

  static Player player(String id, Board board, long seed) throws InterruptedException {
    for (PlayerProvider provider : ServiceLoader.load(PlayerProvider.class)) {
      if (provider.id().equals(id)) {
        return provider.create(Settings.of(provider.options(), Map.of(), seed), board);
      }
    }
    throw new IllegalArgumentException("no player " + id);
  }
}
