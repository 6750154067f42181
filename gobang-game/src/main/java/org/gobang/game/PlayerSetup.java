package org.gobang.game;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * The data for creating a player.
 *
 * @param id the provider's id, used in messages
 * @param provider creates the player; for an isolated player, starts its process
 * @param settings checked against the provider's options
 * @param whenAbandoned receives, on any thread, a thread of the player that has to be abandoned: it
 *     has not ended in time, and may never end
 */
public record PlayerSetup(
    String id, PlayerProvider provider, Settings settings, Consumer<Thread> whenAbandoned) {

  /**
   * Returns this setup with a folder if the player uses one; otherwise this setup.
   *
   * @param folder the folder, which is created with the player
   * @return the setup; this one if the player uses no folder
   */
  public PlayerSetup withFolder(Path folder) {
    return provider.usesFolder()
        ? new PlayerSetup(id, provider, settings.withFolder(folder), whenAbandoned)
        : this;
  }
}
