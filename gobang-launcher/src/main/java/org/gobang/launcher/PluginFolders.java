package org.gobang.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.plugins.LivePlugins;

/**
 * Where plugins are looked for, besides the modules that the application was started with: {@code
 * plugins} beside the application, {@code ~/.gobang/plugins}, and what the command line names.
 */
final class PluginFolders {

  /** The start scripts say here where the application lies. */
  static final String HOME = "gobang.home";

  /** A person's own plugins lie there, below the home. */
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
        disabled::refusal,
        () -> UserFolder.engines().players(),
        UserFolder.data(),
        lastWords);
  }

  /** Where a person installs, disables and removes plugins of those that were found. */
  PluginShelf shelf(LivePlugins found) {
    return new OwnShelf(own(), folders(), disabled, found);
  }

  private List<Path> folders() {
    return Stream.of(besideApplication().stream(), own().stream(), named.stream())
        .flatMap(Function.identity())
        .toList();
  }

  private static Optional<Path> own() {
    return Home.folder().map(home -> home.resolve(OWN).normalize());
  }

  private static Optional<Path> besideApplication() {
    return Home.absolute(System.getProperty(HOME, ""))
        .map(home -> home.resolve("plugins").normalize());
  }
}
