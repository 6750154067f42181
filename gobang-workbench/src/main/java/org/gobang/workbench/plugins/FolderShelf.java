package org.gobang.workbench.plugins;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Installable;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.plugins.LivePlugins;
import org.gobang.plugins.UserPluginFolder;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.platform.HostTexts;

/** A shelf of plugin folders; changes are made between two searches for plugins. */
final class FolderShelf implements PluginShelf {

  private final Optional<UserPluginFolder> own;
  private final List<Path> folders;
  private final DisabledPlugins disabled;
  private final LivePlugins live;

  /**
   * Joins the parts.
   *
   * @param own the person's own folder of plugins, if there is a home to have it in
   * @param folders all that plugins are looked for in
   * @param disabled what {@code live} leaves alone
   * @param live the plugins of this run
   */
  FolderShelf(Optional<Path> own, List<Path> folders, DisabledPlugins disabled, LivePlugins live) {
    this.own = own.map(UserPluginFolder::new);
    this.folders = folders.stream().map(each -> each.toAbsolutePath().normalize()).toList();
    this.disabled = disabled;
    this.live = live;
  }

  @Override
  public Optional<Path> folder() {
    return own.map(UserPluginFolder::path);
  }

  private UserPluginFolder own() {
    return own.orElseThrow(() -> new RefusedException(HostTexts.of("shelf.no.home")));
  }

  @Override
  public Installable examine(Path plugin) {
    return own().examine(plugin);
  }

  @Override
  public String install(Installable plugin) {
    return change(
        () -> {
          Path place = own().install(plugin);
          for (String replaced : plugin.replaces()) {
            disabled.set(Path.of(replaced), false);
          }
          disabled.set(place, false);
          return place.toString();
        });
  }

  @Override
  public boolean canRemove(String origin) {
    return path(origin)
        .filter(plugin -> own.filter(each -> each.holds(plugin)).isPresent())
        .isPresent();
  }

  @Override
  public void remove(String origin) {
    Path plugin =
        path(origin)
            .filter(any -> canRemove(origin))
            .orElseThrow(() -> refused("shelf.not.own", origin));
    change(
        () -> {
          own().remove(plugin);
          disabled.set(plugin, false);
          return plugin;
        });
  }

  @Override
  public boolean canDisable(String origin) {
    return path(origin).map(Path::getParent).filter(folders::contains).isPresent();
  }

  @Override
  public void disable(String origin) {
    set(origin, true);
  }

  @Override
  public void enable(String origin) {
    set(origin, false);
  }

  private void set(String origin, boolean off) {
    Path plugin =
        path(origin)
            .filter(any -> canDisable(origin))
            .orElseThrow(() -> refused("shelf.part", origin));
    change(
        () -> {
          disabled.set(plugin, off);
          return plugin;
        });
  }

  /** What is bundled has no path. */
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
