package org.gobang.plugins;

import java.util.List;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Installable;

/**
 * One of the three services.
 *
 * @param type what its providers implement
 * @param word what one of them is called in sentences
 * @param listed what it is in what can be installed
 * @param describer reads all that a provider says of itself
 * @param <P> the kind of provider
 */
record Service<P extends PluginProvider>(
    Class<P> type, String word, Installable.Service listed, Describer<P> describer) {

  static final Service<BoardProvider> BOARD =
      new Service<>(BoardProvider.class, "board", Installable.Service.BOARD, DescribedBoard::of);
  static final Service<PlayerProvider> PLAYER =
      new Service<>(
          PlayerProvider.class, "player", Installable.Service.PLAYER, DescribedPlayer::of);
  static final Service<RendererProvider> RENDERER =
      new Service<>(
          RendererProvider.class, "front end", Installable.Service.RENDERER, DescribedRenderer::of);

  static final List<Service<?>> ALL = List.of(BOARD, PLAYER, RENDERER);

  /** Their names as a module's descriptor has them. */
  static final List<String> NAMES = ALL.stream().map(Service::name).toList();

  String name() {
    return type.getName();
  }

  /** Reads all that a provider says of itself. */
  @FunctionalInterface
  interface Describer<P extends PluginProvider> {

    /**
     * Calls the plugin, and is called behind the guard.
     *
     * @return the described provider
     * @throws PluginRefusedException if what it says will not do
     */
    Described<P> describe(P plugin) throws PluginRefusedException;
  }
}
