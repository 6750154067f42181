package org.gobang.launcher;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gobang.plugins.LivePlugins;

/**
 * Where plugins are looked for, besides the modules that the application was started with: {@code
 * plugins} beside the application, {@code ~/.gobang/plugins}, and what the command line names.
 */
final class PluginFolders {

  /** The start scripts say here where the application lies. */
  static final String HOME = "gobang.home";

  private final List<Path> named = new ArrayList<>();
  private final Consumer<String> lastWords;

  /**
   * The usual folders.
   *
   * @param lastWords told which plugin it is that ends the application while it is being loaded
   */
  PluginFolders(Consumer<String> lastWords) {
    this.lastWords = lastWords;
  }

  /** Adds a folder that the command line names. */
  void add(Path folder) {
    named.add(folder);
  }

  /** Looks for plugins. */
  LivePlugins find() {
    List<Path> folders = new ArrayList<>();
    addUsual(folders, HOME, "plugins");
    addUsual(folders, "user.home", ".gobang/plugins");
    folders.addAll(named);
    return LivePlugins.find(folders, UserFolder.data(), lastWords);
  }

  /** What the system does not know, or cannot name in its encoding, is passed over. */
  private static void addUsual(List<Path> folders, String property, String below) {
    try {
      String home = System.getProperty(property, "");
      if (Path.of(home).isAbsolute()) {
        folders.add(Path.of(home).resolve(below));
      }
    } catch (InvalidPathException notInThisEncoding) {
      // There can be nothing there.
    }
  }
}
