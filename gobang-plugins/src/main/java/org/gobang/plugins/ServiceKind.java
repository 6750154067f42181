package org.gobang.plugins;

import java.util.List;
import java.util.function.Function;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Installable;
import org.gobang.api.workbench.Plugins;

/**
 * One of the three services.
 *
 * @param type the interface of its providers
 * @param word its name in messages
 * @param listed its value in the API's list of an installable plugin
 * @param checker reads and checks a provider's description
 * @param found the list of what was found
 * @param <P> the kind of provider
 */
record ServiceKind<P extends PluginProvider>(
    Class<P> type,
    String word,
    Installable.Service listed,
    Checker<P> checker,
    Function<Plugins, List<? extends DiscoveredPlugin<?>>> found) {

  static final ServiceKind<BoardProvider> BOARD =
      new ServiceKind<>(
          BoardProvider.class,
          "board",
          Installable.Service.BOARD,
          CheckedBoardProvider::of,
          Plugins::boards);
  static final ServiceKind<PlayerProvider> PLAYER =
      new ServiceKind<>(
          PlayerProvider.class,
          "player",
          Installable.Service.PLAYER,
          CheckedPlayerProvider::of,
          Plugins::players);
  static final ServiceKind<RendererProvider> RENDERER =
      new ServiceKind<>(
          RendererProvider.class,
          "front end",
          Installable.Service.RENDERER,
          CheckedRendererProvider::of,
          Plugins::renderers);

  static final List<ServiceKind<?>> ALL = List.of(BOARD, PLAYER, RENDERER);

  /** Their names in module descriptors. */
  static final List<String> NAMES = ALL.stream().map(ServiceKind::name).toList();

  String name() {
    return type.getName();
  }

  /** What was found of this service. */
  List<? extends DiscoveredPlugin<?>> among(Plugins plugins) {
    return found.apply(plugins);
  }

  /** Reads and checks the description of a provider. */
  @FunctionalInterface
  interface Checker<P extends PluginProvider> {

    /**
     * Calls the plugin, so it must be called behind the guard.
     *
     * @return the checked provider
     * @throws PluginRefusedException if the description is not valid
     */
    CheckedProvider<P> check(P plugin) throws PluginRefusedException;
  }
}
