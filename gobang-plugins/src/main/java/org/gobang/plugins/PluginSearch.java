package org.gobang.plugins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;

/**
 * One search for plugins. If two plugins have the same id or module name, the first one is used.
 */
final class PluginSearch {

  private final PluginLoader loader;
  private final List<Refusal> refusals = new ArrayList<>();
  private Plugins accepted = Plugins.NONE;

  /** The origins of the accepted modules by name. */
  private final Map<String, String> modules = new HashMap<>();

  /** Creates a search with the plugins on the module path of the application. */
  PluginSearch(Plugins started, PluginLoader loader) {
    this.loader = loader;
    add(started);
  }

  /** Returns the accepted and the rejected plugins. */
  Plugins found() {
    return accepted.withRefused(refusals);
  }

  /** Adds the providers with unused ids and extensions. Returns whether any were added. */
  boolean add(Plugins contents) {
    refusals.addAll(contents.refused());
    boolean any = false;
    for (ServiceKind<?> service : ServiceKind.ALL) {
      for (DiscoveredPlugin<?> found : contents.of(service.listed())) {
        try {
          List<DiscoveredPlugin<?>> all = new ArrayList<>(accepted.of(service.listed()));
          service.checkFree(found, all);
          all.add(found);
          accepted = accepted.with(service.listed(), all);
          any = true;
        } catch (PluginRefusedException taken) {
          refusals.add(taken.at(found.origin()));
        }
      }
    }
    return any;
  }

  /**
   * Adds the plugins in folders.
   *
   * @param folders absolute, each once
   * @param refused returns a refusal for a plugin to skip, by the path of its jar or folder
   */
  void addFolders(List<Path> folders, Function<Path, Optional<Refusal>> refused) {
    for (Path folder : folders) {
      try {
        for (Path plugin : PluginScanner.plugins(folder)) {
          refused.apply(plugin).ifPresentOrElse(refusals::add, () -> addPlugin(plugin));
        }
      } catch (PluginRefusedException e) {
        refusals.add(e.at(folder.toString()));
      }
    }
  }

  /** Adds the plugin of a jar or folder. */
  void addPlugin(Path path) {
    String origin = path.toString();
    try {
      Plugin plugin = loader.plugin(PluginScanner.candidate(path));
      for (String name : plugin.modules()) {
        String other = modules.get(name);
        if (other != null) {
          throw new PluginRefusedException("module-taken.other", name, other);
        }
      }
      if (add(plugin.contents())) {
        plugin.modules().forEach(name -> modules.put(name, origin));
      }
    } catch (Throwable e) {
      refusals.add(ModuleErrors.refusal(e).at(origin));
    }
  }
}
