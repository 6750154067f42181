package org.gobang.plugins;

import org.gobang.api.Point;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Turn;

/**
 * A player called with its plugin's class loader as the context's, whoever made the thread.
 *
 * @param plugin who made the player
 */
record PluginPlayer(PlayerProvider plugin, Player player) implements Player {

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    return Context.of(plugin, () -> player.choose(turn));
  }

  @Override
  public void close() {
    Context.of(
        plugin,
        () -> {
          player.close();
          return this;
        });
  }
}
