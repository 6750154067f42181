package org.gobang.plugins;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Turn;

/**
 * Calls a plugin's player with the plugin's class loader as the context class loader, on any
 * thread.
 *
 * @param plugin the player's provider
 */
record PluginPlayer(PlayerProvider plugin, Player player) implements Player {

  @Override
  public Optional<String> decide(Turn turn) throws InterruptedException {
    return PluginContext.call(plugin, () -> player.decide(turn));
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    return PluginContext.call(plugin, () -> player.choose(turn));
  }

  @Override
  public void ponder(Turn turn) throws InterruptedException {
    PluginContext.call(
        plugin,
        () -> {
          player.ponder(turn);
          return this;
        });
  }

  @Override
  public void close() {
    PluginContext.call(
        plugin,
        () -> {
          player.close();
          return this;
        });
  }
}
