package org.gobang.game;

import java.util.Objects;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * All that is needed to make a player.
 *
 * @param id what the player is called in sentences: its provider's id
 * @param provider who makes it; for an isolated player, one that starts the process
 * @param settings checked against the provider's options
 * @param whenAbandoned told, on any thread, when a thread of the player ends neither in time nor
 *     when it is interrupted: it may run for as long as the application does
 */
public record PlayerSetup(
    String id, PlayerProvider provider, Settings settings, Runnable whenAbandoned) {

  /** Checks that all is there. */
  public PlayerSetup {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(provider, "provider");
    Objects.requireNonNull(settings, "settings");
    Objects.requireNonNull(whenAbandoned, "whenAbandoned");
  }
}
