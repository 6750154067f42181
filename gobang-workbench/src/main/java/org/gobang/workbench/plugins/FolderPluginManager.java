package org.gobang.workbench.plugins;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.plugin.PluginManager;
import org.gobang.plugins.LivePlugins;
import org.gobang.plugins.UserPluginFolder;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.StageExecutor;

/**
 * Manages the plugins in folders. Changes are made between two searches for plugins, on a thread of
 * the host.
 */
final class FolderPluginManager implements PluginManager {

  private final Optional<UserPluginFolder> own;
  private final List<Path> folders;
  private final DisabledPlugins disabled;
  private final LivePlugins live;
  private final StageExecutor tasks;

  /**
   * Creates a manager with the given parts.
   *
   * @param own the user's own folder of plugins; empty without a home folder
   * @param folders all folders with plugins
   * @param disabled the disabled plugins, which {@code live} skips
   * @param live the plugins of this run
   * @param tasks runs tasks that wait
   */
  FolderPluginManager(
      Optional<Path> own,
      List<Path> folders,
      DisabledPlugins disabled,
      LivePlugins live,
      StageExecutor tasks) {
    this.own = own.map(UserPluginFolder::new);
    this.folders = folders.stream().map(each -> each.toAbsolutePath().normalize()).toList();
    this.disabled = disabled;
    this.live = live;
    this.tasks = tasks;
  }

  @Override
  public Optional<Path> folder() {
    return own.map(UserPluginFolder::path);
  }

  private UserPluginFolder own() {
    return own.orElseThrow(() -> new RefusedException(HostTexts.of("shelf.no.home")));
  }

  @Override
  public CompletionStage<Installable> examine(Path plugin) {
    return tasks.supply(() -> own().examine(plugin));
  }

  @Override
  public CompletionStage<String> install(Installable plugin) {
    return tasks.supply(() -> change(() -> copy(plugin)));
  }

  private String copy(Installable plugin) throws IOException {
    Path place = own().install(plugin);
    for (String replaced : plugin.replaces()) {
      disabled.set(Path.of(replaced), false);
    }
    disabled.set(place, false);
    return place.toString();
  }

  @Override
  public boolean canRemove(String origin) {
    return path(origin)
        .filter(plugin -> own.filter(each -> each.holds(plugin)).isPresent())
        .isPresent();
  }

  @Override
  public CompletionStage<Void> remove(String origin) {
    return tasks.run(
        () -> {
          Path plugin = plugin(origin, canRemove(origin), "shelf.not.own");
          change(
              () -> {
                own().remove(plugin);
                disabled.set(plugin, false);
                return plugin;
              });
        });
  }

  @Override
  public boolean canDisable(String origin) {
    return path(origin).map(Path::getParent).filter(folders::contains).isPresent();
  }

  @Override
  public CompletionStage<Void> disable(String origin) {
    return set(origin, true);
  }

  @Override
  public CompletionStage<Void> enable(String origin) {
    return set(origin, false);
  }

  private CompletionStage<Void> set(String origin, boolean off) {
    return tasks.run(
        () -> {
          Path plugin = plugin(origin, canDisable(origin), "shelf.part");
          change(
              () -> {
                disabled.set(plugin, off);
                return plugin;
              });
        });
  }

  /** Returns the path of a plugin that can be changed. */
  private static Path plugin(String origin, boolean changeable, String refusal) {
    return path(origin).filter(any -> changeable).orElseThrow(() -> refused(refusal, origin));
  }

  /** Returns the path of a plugin; empty for bundled ones. */
  private static Optional<Path> path(String origin) {
    try {
      return Optional.of(Path.of(origin)).filter(Path::isAbsolute);
    } catch (InvalidPathException notAFile) {
      return Optional.empty();
    }
  }

  private <T> T change(LivePlugins.Change<T, IOException> change) {
    try {
      return live.change(change);
    } catch (FileAlreadyExistsException e) {
      throw refused("shelf.there", e.getFile());
    } catch (FileSystemException e) {
      throw new RefusedException(
          HostTexts.of("shelf.file", String.valueOf(e.getFile()), FileErrors.reason(e)), e);
    } catch (IOException e) {
      throw new RefusedException(HostTexts.of("shelf.disk", FileErrors.reason(e)), e);
    }
  }

  private static RefusedException refused(String key, String origin) {
    return new RefusedException(HostTexts.of(key, origin));
  }
}
