package org.gobang.plugins;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;

/** Finds every plugin there is. */
public final class PluginFinder {

  /** Nothing at all. */
  static final Plugins NONE = new Plugins(List.of(), List.of(), List.of(), List.of());

  private PluginFinder() {}

  /**
   * Looks through the modules that the application was started with: the bundled ones, and any that
   * somebody put on the module path.
   *
   * @return what was found, the bundled ones first, and what was refused
   */
  public static Plugins find() {
    return find(List.of());
  }

  /**
   * Looks through the modules that the application was started with, then through folders of
   * plugins: each jar in one, and each folder in one (a jar with its libraries), is a plugin that
   * sees the application and no other plugin. Of two with the same name the first is taken.
   *
   * @param folders need not be there; one named twice counts once
   * @return what was found, the bundled ones first, then folder by folder in the order of the file
   *     names; and what was refused
   */
  public static Plugins find(List<Path> folders) {
    return find(folders, new Guard(Guard.LIMIT));
  }

  /**
   * Looks through the modules that the application was started with, then loads certain plugins and
   * no others: for a process that serves one player.
   *
   * @param plugins jars, and folders with a jar and its libraries, as {@link
   *     org.gobang.api.workbench.DiscoveredPlugin#origin} has them
   * @param others what there is besides, taken in after all plugins
   * @return what was found and what was refused
   */
  public static Plugins load(List<Path> plugins, Plugins others) {
    Guard guard = new Guard(Guard.LIMIT);
    return Search.these(Search.started(guard), plugins, others, inPlace(guard));
  }

  /**
   * Where a plugin that was found can be loaded from once more: the same one, whatever has become
   * of the files at its origin since.
   *
   * @param found what is there for as long as the plugin is
   * @return what {@link #load} takes; empty for what the application was started with
   */
  public static Optional<Path> loadedFrom(DiscoveredPlugin<?> found) {
    if (!(found.provider() instanceof OfPlugin described)) {
      return Optional.empty();
    }
    Class<?> type = described.plugin().getClass();
    if (PluginLayer.host().equals(type.getModule().getLayer())) {
      return Optional.empty();
    }
    Path jar = Path.of(Origin.location(type));
    Path origin = Path.of(found.origin());
    // A copy of a jar lies in a folder of its own, as the copies of a folder do.
    return Optional.of(jar.startsWith(origin) ? origin : jar.resolveSibling(""));
  }

  static Plugins find(List<Path> folders, Guard guard) {
    return Search.plugins(
        Search.started(guard),
        PluginFolder.each(folders),
        plugin -> Optional.empty(),
        NONE,
        inPlace(guard));
  }

  /** Loads plugins where they lie. */
  static Search.Loader inPlace(Guard guard) {
    return source -> new Plugin(source.origin(), PluginModules.of(source), guard, load -> load);
  }
}
