package org.gobang.plugins;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.gobang.api.PluginProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/** One search for plugins; of two with the same id or module name the first is used. */
final class PluginSearch {

  private final Function<Path, Optional<Refusal>> refused;
  private final Loader loader;
  private final RefusalList refusals = new RefusalList();
  private final List<UniqueProviders> services =
      ServiceKind.ALL.stream().map(service -> new UniqueProviders(service, refusals)).toList();

  /** The origins of the accepted plugins' modules, by name. */
  private final Map<String, String> modules = new HashMap<>();

  /** Supplies the plugin of a jar or folder. */
  @FunctionalInterface
  interface Loader {

    /**
     * Reads the jars; loads no class.
     *
     * @throws PluginRefusedException if they are not a valid plugin
     */
    Plugin plugin(PluginSource source) throws PluginRefusedException;

    /** The loader for the next search, which may keep plugins of this one. */
    default Loader next() {
      return this;
    }
  }

  private PluginSearch(Function<Path, Optional<Refusal>> refused, Loader loader) {
    this.refused = refused;
    this.loader = loader;
  }

  /** The plugins of the modules that the application was started with. */
  static Plugins started(ProviderGuard guard) {
    RefusalList refusals = new RefusalList();
    Plugins started = Plugins.NONE;
    for (ServiceKind<?> service : ServiceKind.ALL) {
      started = started.with(service.listed(), started(service, guard, refusals));
    }
    return started.withRefused(refusals.all());
  }

  private static <P extends PluginProvider> List<DiscoveredPlugin<P>> started(
      ServiceKind<P> service, ProviderGuard guard, RefusalList refusals) {
    ProviderLoader<P> providers = new ProviderLoader<>(service, guard, refusals);
    providers.addAll(started(service.type()));
    return providers.found();
  }

  /** As modules, not also on the class path: for each service Java would look into every jar. */
  private static <P> ServiceLoader<P> started(Class<P> service) {
    ModuleLayer layer = PluginSearch.class.getModule().getLayer();
    return layer == null ? ServiceLoader.load(service) : ServiceLoader.load(layer, service);
  }

  /**
   * Combines the plugins that the application was started with, those in folders, and further ones.
   *
   * @param folders absolute, each once
   * @param refused returns a refusal for a plugin to skip, by the path of its jar or folder
   */
  static Plugins plugins(
      Plugins started,
      List<Path> folders,
      Function<Path, Optional<Refusal>> refused,
      Plugins others,
      Loader loader) {
    PluginSearch search = new PluginSearch(refused, loader);
    search.add(started);
    folders.forEach(search::addFolder);
    search.add(others);
    return search.all();
  }

  /**
   * Combines the plugins that the application was started with, the given ones, and further ones.
   */
  static Plugins these(Plugins started, List<Path> plugins, Plugins others, Loader loader) {
    PluginSearch search = new PluginSearch(plugin -> Optional.empty(), loader);
    search.add(started);
    plugins.forEach(search::addPlugin);
    search.add(others);
    return search.all();
  }

  private Plugins all() {
    Plugins accepted = Plugins.NONE;
    for (UniqueProviders service : services) {
      accepted = service.addTo(accepted);
    }
    return accepted.withRefused(refusals.all());
  }

  /** Accepts providers whose ids are free; returns whether there are any. */
  private boolean add(Plugins contents) {
    refusals.addAll(contents.refused());
    boolean accepted = false;
    for (UniqueProviders service : services) {
      accepted |= service.addAll(contents);
    }
    return accepted;
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
      if (add(plugin.contents())) {
        plugin.modules().forEach(name -> modules.put(name, origin));
      }
    } catch (PluginRefusedException e) {
      refusals.add(origin, e);
    } catch (Throwable e) {
      // For a damaged jar the module system may throw undocumented exceptions.
      refusals.add(origin, ModuleErrors.refusal(e));
    }
  }
}
