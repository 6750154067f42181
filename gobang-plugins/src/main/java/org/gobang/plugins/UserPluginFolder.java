package org.gobang.plugins;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.workbench.PluginFiles;

/**
 * The folder of installed plugins. A concurrent search sees each plugin complete or not at all: it
 * is copied into a hidden folder first, and then moved.
 *
 * @param path absolute; need not exist
 */
public record UserPluginFolder(Path path) {

  /**
   * Returns the plugins in this folder, valid or not.
   *
   * @return their jars and folders, sorted by name
   * @throws RefusedException if the folder cannot be read
   */
  public List<Path> plugins() {
    try {
      return PluginScanner.plugins(path);
    } catch (PluginRefusedException e) {
      throw e.forUsers();
    }
  }

  /**
   * Examines a plugin without loading its classes.
   *
   * @param plugin a jar, or a folder with a jar and its libraries
   * @return its services and metadata, and the files in this folder that it would replace
   * @throws RefusedException if it would be refused before a class of it is loaded, with the kind
   *     of that refusal
   */
  public Installable examine(Path plugin) {
    Path file = plugin.toAbsolutePath().normalize();
    try {
      PluginModules modules = modules(file);
      return new Installable(
          new PluginFiles(file, Sha256.of(PluginScanner.candidate(file))),
          modules.services(),
          modules.metadata(),
          replaced(file, modules));
    } catch (PluginRefusedException e) {
      throw e.forUsers();
    }
  }

  /**
   * Returns the plugins with the same file name or the same module, whose file name may contain
   * another version.
   */
  private List<String> replaced(Path file, PluginModules modules) throws PluginRefusedException {
    List<String> replaced = new ArrayList<>();
    for (Path each : PluginScanner.plugins(path)) {
      if (each.getFileName().equals(file.getFileName())
          || !Collections.disjoint(names(each), modules.providers())) {
        replaced.add(each.toString());
      }
    }
    return replaced;
  }

  private static Set<String> names(Path plugin) {
    try {
      return modules(plugin).providers();
    } catch (PluginRefusedException broken) {
      return Set.of();
    }
  }

  private static PluginModules modules(Path plugin) throws PluginRefusedException {
    if (!PluginScanner.isPlugin(plugin)) {
      throw new PluginRefusedException("unreadable.no-jar");
    }
    try {
      return PluginInspector.inspect(PluginScanner.candidate(plugin));
    } catch (RuntimeException | LinkageError e) {
      // For a damaged jar the module system may throw undocumented exceptions.
      throw ModuleErrors.refusal(e);
    }
  }

  /**
   * Copies a plugin into this folder and removes the replaced plugins. Of a folder only the jars
   * are copied.
   *
   * @param plugin the examined plugin
   * @return its new path
   * @throws RefusedException if it has changed since it was examined
   * @throws IOException if it cannot be read or written, or its path is in use by a file that is
   *     not replaced
   */
  public Path install(Installable plugin) throws IOException {
    Path place = path.resolve(plugin.file().getFileName());
    if (Files.exists(place) && !plugin.replaces().contains(place.toString())) {
      throw new FileAlreadyExistsException(place.toString());
    }
    Path staging = staging();
    try {
      Path copy = copied(plugin.file(), staging);
      modules(copy);
      if (!Sha256.of(PluginScanner.candidate(copy)).equals(plugin.files().sha256())) {
        throw new PluginRefusedException("unreadable.changed-examined");
      }
      put(copy, place, staging);
      for (String replaced : plugin.replaces()) {
        if (!replaced.equals(place.toString())) {
          Files.move(Path.of(replaced), staging.resolve(name()), StandardCopyOption.ATOMIC_MOVE);
        }
      }
      return place;
    } catch (PluginRefusedException e) {
      throw e.forUsers();
    } finally {
      ProcessFolder.delete(staging);
    }
  }

  private static Path copied(Path plugin, Path staging) throws IOException, PluginRefusedException {
    Path copy = staging.resolve(plugin.getFileName());
    if (Files.isDirectory(plugin)) {
      Files.createDirectory(copy);
      for (Path jar : PluginScanner.candidate(plugin).jars()) {
        copy(jar, copy.resolve(jar.getFileName()));
      }
    } else {
      copy(plugin, copy);
    }
    return copy;
  }

  private static void copy(Path jar, Path to) throws IOException {
    Files.copy(jar, to);
    try (FileChannel written = FileChannel.open(to, StandardOpenOption.WRITE)) {
      // Otherwise the move might survive a power failure, but not the content.
      written.force(true);
    }
  }

  /** Replaces a jar in one step; a folder has to be moved away first. */
  private static void put(Path copy, Path place, Path staging) throws IOException {
    if (!Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
      Files.move(copy, place, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    Path removed = staging.resolve(name());
    Files.move(place, removed, StandardCopyOption.ATOMIC_MOVE);
    try {
      Files.move(copy, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.move(removed, place, StandardCopyOption.ATOMIC_MOVE);
      throw e;
    }
  }

  /**
   * Returns whether a plugin is in this folder.
   *
   * @param plugin the path of its jar or folder
   * @return whether {@link #remove} can delete it
   */
  public boolean holds(Path plugin) {
    return path.equals(plugin.getParent());
  }

  /**
   * Deletes a plugin.
   *
   * @param plugin the path of its jar or folder, in this folder
   * @throws IOException if it does not exist or cannot be deleted; then it is unchanged, or, if the
   *     deletion of a folder failed half-way, no longer a plugin
   */
  public void remove(Path plugin) throws IOException {
    Path staging = staging();
    try {
      Files.move(plugin, staging.resolve(name()), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      ProcessFolder.delete(staging);
    }
  }

  /** Creates a hidden folder, which searches ignore. */
  private Path staging() throws IOException {
    return Files.createDirectory(Files.createDirectories(path).resolve("." + name()));
  }

  private static String name() {
    return UUID.randomUUID().toString();
  }
}
