package org.gobang.launcher.watch;

import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.game.PlayerSetup;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.plugins.PluginFinder;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * A build of a player. It stays loaded, from copies of its files, while it is reachable.
 *
 * @param catalogue the plugins at the time of the build
 * @param player the player and its settings
 * @param files the copies
 * @param digests the digests of the files
 */
record Build(
    PluginCatalogue catalogue, PlayerSpec player, Path files, SortedMap<String, String> digests) {

  /**
   * Loads the current build.
   *
   * @param player the player and its settings
   * @return the build; empty if the player is unknown
   * @throws RefusedException if it cannot be loaded, has no such option, or is from no plugin
   *     folder
   */
  static Optional<Build> find(PluginCatalogue catalogue, PlayerSpec player) {
    Optional<DiscoveredPlugin<PlayerProvider>> found = catalogue.plugins().player(player.player());
    if (found.isEmpty()) {
      return Optional.empty();
    }
    catalogue.player(player);
    Path files =
        PluginFinder.loadedFrom(found.get())
            .orElseThrow(
                () -> new RefusedException(LauncherTexts.of("watch.bundled", player.player())));
    return Optional.of(new Build(catalogue, player, files, PluginFinder.digests(files)));
  }

  /** Returns whether this build has the same files as another one. */
  boolean isSameAs(Build other) {
    return digests.equals(other.digests);
  }

  /** Returns the player with the seed of a game. */
  PlayerSetup setup(long seed) {
    return catalogue.player(
        new PlayerSpec(player.player(), player.options(), seed, player.isolation()));
  }

  /** Returns the discovered plugin. */
  DiscoveredPlugin<PlayerProvider> plugin() {
    return catalogue.plugins().player(player.player()).orElseThrow();
  }
}
