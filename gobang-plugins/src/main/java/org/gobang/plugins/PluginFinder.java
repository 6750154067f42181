package org.gobang.plugins;

import static org.gobang.plugins.PluginRefusedException.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;

/** Finds plugins. */
public final class PluginFinder {

  private PluginFinder() {}

  /**
   * Finds plugins on the module path of the application, including bundled modules.
   *
   * @return the plugins found, bundled ones first, and the refusals
   */
  public static Plugins find() {
    return find(List.of());
  }

  /**
   * Finds plugins on the module path of the application, then in folders. Each jar and each
   * sub-folder (a jar with its libraries) is a plugin. Plugins have access to the application but
   * not to other plugins. Of two with the same id the first is used.
   *
   * @param folders need not exist; duplicates are ignored
   * @return the plugins found, bundled ones first, then folder by folder in the order of the file
   *     names, and the refusals
   */
  public static Plugins find(List<Path> folders) {
    return find(folders, new ProviderGuard(ProviderGuard.LIMIT));
  }

  /**
   * Finds plugins on the module path of the application, then loads only the given plugins. For a
   * process that runs one player.
   *
   * @param plugins jars, and folders with a jar and its libraries, as {@link
   *     org.gobang.api.workbench.DiscoveredPlugin#origin} has them
   * @param others additional plugins, added after all others
   * @return the plugins found, and the refusals
   */
  public static Plugins load(List<Path> plugins, Plugins others) {
    PluginSearch search = inPlace(new ProviderGuard(ProviderGuard.LIMIT));
    plugins.forEach(search::addPlugin);
    search.add(others);
    return search.found();
  }

  /**
   * Returns the path from which a plugin can be loaded again, even if the original files have
   * changed.
   *
   * @param found the plugin; its copy exists as long as the plugin is reachable
   * @return a path for {@link #load}; empty for modules that the application was started with
   */
  public static Optional<Path> loadedFrom(DiscoveredPlugin<?> found) {
    if (!(found.provider() instanceof PluginBacked backed)) {
      return Optional.empty();
    }
    Class<?> type = backed.plugin().getClass();
    if (PluginLayer.host().equals(type.getModule().getLayer())) {
      return Optional.empty();
    }
    Path jar = Path.of(ProviderOrigin.location(type));
    Path origin = Path.of(found.origin());
    // The copy of a jar is in a folder of its own, like the copies of a folder's jars.
    return Optional.of(jar.startsWith(origin) ? origin : jar.resolveSibling(""));
  }

  /**
   * Returns the digests of the files of a plugin. The same files have the same digests.
   *
   * @param loaded the path of {@link #loadedFrom}
   * @return SHA-256 as hexadecimal digits, by file name
   * @throws RefusedException if they cannot be read
   */
  public static SortedMap<String, String> digests(Path loaded) {
    try {
      return Sha256.of(PluginScanner.candidate(loaded));
    } catch (PluginRefusedException e) {
      throw new RefusedException(e.kind(), text("at", loaded, e.sentence()), e);
    }
  }

  /**
   * Creates another provider of the player of a plugin, without the checks of the application, for
   * tests of the plugin.
   *
   * @param found the player of a plugin
   * @return a provider of the plugin's own class
   */
  public static PlayerProvider another(DiscoveredPlugin<PlayerProvider> found) {
    if (!(found.provider() instanceof PluginBacked backed)) {
      throw new IllegalArgumentException(found.id() + " is not from a plugin");
    }
    PlayerProvider plugin = (PlayerProvider) backed.plugin();
    Class<?> type = plugin.getClass();
    return ServiceLoader.load(type.getModule().getLayer(), PlayerProvider.class).stream()
        .filter(each -> each.type().equals(type))
        .findFirst()
        .map(ServiceLoader.Provider::get)
        // A static method may create it, of which only the declared type is known.
        .orElse(plugin);
  }

  static Plugins find(List<Path> folders, ProviderGuard guard) {
    PluginSearch search = inPlace(guard);
    search.addFolders(PluginScanner.each(folders), plugin -> Optional.empty());
    return search.found();
  }

  /** Returns a search that loads plugins in place, without copies. */
  private static PluginSearch inPlace(ProviderGuard guard) {
    return new PluginSearch(ProviderLoader.started(guard), new PluginLoader(guard, null, () -> {}));
  }
}
