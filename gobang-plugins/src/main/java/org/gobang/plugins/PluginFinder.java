package org.gobang.plugins;

import java.util.ServiceLoader;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.RendererProvider;

/** Finds every plugin that the application was started with. */
public final class PluginFinder {

  private PluginFinder() {}

  /**
   * Looks through the modules that the application was started with: the bundled ones, and any that
   * somebody put on the module path.
   *
   * @return what was found, the bundled ones first, and what was refused
   */
  public static Plugins find() {
    Providers<BoardProvider> boards = new Providers<>(BoardProvider::id);
    Providers<PlayerProvider> players = new Providers<>(PlayerProvider::id);
    Providers<RendererProvider> renderers = new Providers<>(RendererProvider::id);
    boards.addAll(ServiceLoader.load(BoardProvider.class));
    players.addAll(ServiceLoader.load(PlayerProvider.class));
    renderers.addAll(ServiceLoader.load(RendererProvider.class));
    return Providers.together(boards, players, renderers);
  }
}
