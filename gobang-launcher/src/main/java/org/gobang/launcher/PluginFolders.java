package org.gobang.launcher;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gobang.api.render.PluginShelf;
import org.gobang.plugins.LivePlugins;

/**
 * Where plugins are looked for, besides the modules that the application was started with: {@code
 * plugins} beside the application, {@code ~/.gobang/plugins}, and what the command line names.
 */
final class PluginFolders {

  /** The start scripts say here where the application lies. */
  static final String HOME = "gobang.home";

  /** A person's own plugins lie there, below the home. */
  private static final String OWN_HOME = "user.home";

  private static final String OWN = ".gobang/plugins";

  private final DisabledPlugins disabled =
      new DisabledPlugins(UserFolder.data().resolve("disabled-plugins"));
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

  /** Looks for plugins, and for the engines that a person has added. */
  LivePlugins find() {
    return LivePlugins.find(
        folders(),
        disabled::contains,
        () -> UserFolder.engines().players(),
        UserFolder.data(),
        lastWords);
  }

  /** Where a person installs, disables and removes plugins of those that were found. */
  PluginShelf shelf(LivePlugins found) {
    return new OwnShelf(usual(OWN_HOME, OWN), folders(), disabled, found);
  }

  private List<Path> folders() {
    return Stream.of(usual(HOME, "plugins").stream(), usual(OWN_HOME, OWN).stream(), named.stream())
        .flatMap(Function.identity())
        .toList();
  }

  /** What the system does not know, or cannot name in its encoding, is passed over. */
  private static Optional<Path> usual(String property, String below) {
    try {
      return Optional.of(Path.of(System.getProperty(property, "")))
          .filter(Path::isAbsolute)
          .map(home -> home.resolve(below).normalize());
    } catch (InvalidPathException notInThisEncoding) {
      return Optional.empty();
    }
  }
}
