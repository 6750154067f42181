package org.gobang.plugins;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/** One search for plugins; whoever comes first keeps its names. */
final class Search {

  private final Function<Path, Optional<Refusal>> refused;
  private final Loader loader;
  private final Refusals refusals = new Refusals();
  private final Taken<DiscoveredPlugin<BoardProvider>> boards =
      new Taken<>(Service.BOARD, refusals);
  private final Taken<DiscoveredPlugin<PlayerProvider>> players =
      new Taken<>(Service.PLAYER, refusals);
  private final Taken<DiscoveredPlugin<?>> renderers = new Taken<>(Service.RENDERER, refusals);

  /** Where the modules of the plugins taken in came from, by name. */
  private final Map<String, String> modules = new HashMap<>();

  /** How the plugin in a jar or folder is come by. */
  @FunctionalInterface
  interface Loader {

    /**
     * Reads the jars; loads no class.
     *
     * @throws PluginRefusedException if they will not do
     */
    Plugin plugin(PluginSource source) throws PluginRefusedException;

    /** For the next search: keeps what this one came by, if it keeps anything. */
    default Loader next() {
      return this;
    }
  }

  private Search(Function<Path, Optional<Refusal>> refused, Loader loader) {
    this.refused = refused;
    this.loader = loader;
  }

  /** What the application was started with, each provider loaded and described. */
  static Plugins started(Guard guard) {
    Refusals refusals = new Refusals();
    return new Plugins(
        started(Service.BOARD, guard, refusals),
        started(Service.PLAYER, guard, refusals),
        List.copyOf(started(Service.RENDERER, guard, refusals)),
        refusals.all());
  }

  private static <P extends PluginProvider> List<DiscoveredPlugin<P>> started(
      Service<P> service, Guard guard, Refusals refusals) {
    Providers<P> providers = new Providers<>(service, guard, refusals);
    providers.addAll(ServiceLoader.load(service.type()));
    return providers.found();
  }

  /**
   * Puts together what the application was started with, what lies in folders, and what else there
   * is.
   *
   * @param folders absolute, each once
   * @param refused a refusal for each plugin that is to be left alone, by the path of its jar or
   *     folder
   */
  static Plugins plugins(
      Plugins started,
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Plugins others,
      Loader loader) {
    Search search = new Search(refused, loader);
    search.add(started);
    folders.forEach(search::addFolder);
    search.add(others);
    return search.all();
  }

  /**
   * Puts together what the application was started with, certain plugins, and what else there is.
   */
  static Plugins these(Plugins started, List<Path> plugins, Plugins others, Loader loader) {
    Search search = new Search(plugin -> Optional.empty(), loader);
    search.add(started);
    plugins.forEach(search::addPlugin);
    search.add(others);
    return search.all();
  }

  private Plugins all() {
    return new Plugins(boards.all(), players.all(), renderers.all(), refusals.all());
  }

  /** Takes in what is not taken yet; gives whether there is any. */
  private boolean add(Plugins brought) {
    refusals.addAll(brought.refused());
    boolean taken = boards.addAll(brought.boards());
    taken |= players.addAll(brought.players());
    taken |= renderers.addAll(brought.renderers());
    return taken;
  }

  private void addFolder(Path folder) {
    try {
      PluginFolder.plugins(folder).forEach(this::addPlugin);
    } catch (PluginRefusedException e) {
      refusals.add(folder.toString(), e);
    }
  }

  private void addPlugin(Path plugin) {
    Optional<Refusal> refusal = refused.apply(plugin);
    if (refusal.isPresent()) {
      refusals.addAll(List.of(refusal.get()));
      return;
    }
    try {
      add(PluginFolder.source(plugin));
    } catch (PluginRefusedException e) {
      refusals.add(plugin.toString(), e);
    }
  }

  private void add(PluginSource source) {
    String origin = source.origin();
    try {
      Plugin plugin = loader.plugin(source);
      for (String name : plugin.modules()) {
        String other = modules.get(name);
        if (other != null) {
          throw new PluginRefusedException(
              Refusal.MODULE_TAKEN, "its module has the name " + name + ", as that of " + other);
        }
      }
      if (add(plugin.brought())) {
        plugin.modules().forEach(name -> modules.put(name, origin));
      }
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (Throwable e) {
      // A damaged jar brings the module system to throw what it does not promise.
      refusals.add(origin, ModuleFault.refusal(e));
    }
  }
}
