package org.gobang.plugins;

import java.nio.file.Path;
import java.util.List;
import org.gobang.api.render.Plugins;

/** Finds every plugin there is. */
public final class PluginFinder {

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
   *     org.gobang.api.render.Found#origin} has them
   * @return what was found and what was refused
   */
  public static Plugins load(List<Path> plugins) {
    Guard guard = new Guard(Guard.LIMIT);
    return Search.these(Search.started(guard), plugins, inPlace(guard));
  }

  static Plugins find(List<Path> folders, Guard guard) {
    return Search.plugins(Search.started(guard), PluginFolder.each(folders), inPlace(guard));
  }

  /** Loads plugins where they lie. */
  static Search.Loader inPlace(Guard guard) {
    return source -> new Plugin(source.origin(), PluginModules.of(source), guard, load -> load);
  }
}
