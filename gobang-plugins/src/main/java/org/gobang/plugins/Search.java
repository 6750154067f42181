package org.gobang.plugins;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Refusal;
import org.gobang.api.render.RendererProvider;

/** One search for plugins; whoever comes first keeps its names. */
final class Search {

  private final Refusals refusals = new Refusals();
  private final Providers<BoardProvider> boards;
  private final Providers<PlayerProvider> players;
  private final Providers<RendererProvider> renderers;

  /** Where the modules of the plugins taken in came from, by name. */
  private final Map<String, String> modules = new HashMap<>();

  Search(Guard guard) {
    boards = new Providers<>(Service.BOARD, guard, refusals);
    players = new Providers<>(Service.PLAYER, guard, refusals);
    renderers = new Providers<>(Service.RENDERER, guard, refusals);
  }

  /** Looks through what the application was started with. */
  void addStarted() {
    boards.addAll(ServiceLoader.load(BoardProvider.class));
    players.addAll(ServiceLoader.load(PlayerProvider.class));
    renderers.addAll(ServiceLoader.load(RendererProvider.class));
  }

  /** Looks through a folder of plugins. */
  void addFolder(Path folder) {
    try {
      PluginFolder.sources(folder).forEach(this::add);
    } catch (PluginRefusedException e) {
      refusals.add(folder.toString(), e);
    }
  }

  private void add(PluginSource source) {
    String origin = source.origin();
    try {
      PluginModules plugin = PluginModules.of(source, PluginLayer.host().configuration());
      for (String name : plugin.providers()) {
        String other = modules.get(name);
        if (other != null) {
          throw new PluginRefusedException(
              Refusal.MODULE_TAKEN, "its module has the name " + name + ", as that of " + other);
        }
      }
      ModuleLayer layer = PluginLayer.of(plugin);
      boolean taken = boards.addAll(layer, plugin.count(BoardProvider.class), origin);
      taken |= players.addAll(layer, plugin.count(PlayerProvider.class), origin);
      taken |= renderers.addAll(layer, plugin.count(RendererProvider.class), origin);
      if (taken) {
        plugin.providers().forEach(name -> modules.put(name, origin));
      }
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (RuntimeException e) {
      // A damaged jar brings the module system to throw what it does not promise.
      refusals.add(origin, ModuleFault.refusal(e));
    }
  }

  Plugins plugins() {
    return new Plugins(boards.found(), players.found(), renderers.found(), refusals.all());
  }
}
