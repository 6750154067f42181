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
import org.gobang.api.workbench.Installable;
import org.gobang.api.workbench.Refusal;

/**
 * The folder of a person's own plugins, which plugins are put into and taken out of. Whoever looks
 * through it meanwhile sees each of them whole or not at all: they are copied into a hidden folder
 * in it, and moved.
 *
 * @param path absolute; need not be there
 */
public record OwnFolder(Path path) {

  /**
   * Looks at a plugin; nothing of it is loaded.
   *
   * @param plugin a jar, or a folder with a jar and its libraries
   * @return what it is, and what in this folder it would replace
   * @throws RefusedException if it would be refused before a class of it is loaded; with the kind
   *     of that refusal
   */
  public Installable examine(Path plugin) {
    Path file = plugin.toAbsolutePath().normalize();
    try {
      PluginModules modules = modules(file);
      return new Installable(file, modules.services(), modules.version(), replaced(file, modules));
    } catch (PluginRefusedException e) {
      throw refused(e);
    }
  }

  /** What has the same file name, or is the same module: often the file is named by its version. */
  private List<String> replaced(Path file, PluginModules modules) throws PluginRefusedException {
    List<String> replaced = new ArrayList<>();
    for (Path each : PluginFolder.plugins(path)) {
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
    if (!PluginFolder.isPlugin(plugin)) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "this is not a jar file");
    }
    try {
      return PluginModules.of(PluginFolder.source(plugin));
    } catch (RuntimeException | LinkageError e) {
      // A damaged jar brings the module system to throw what it does not promise.
      throw ModuleFault.refusal(e);
    }
  }

  private static RefusedException refused(PluginRefusedException why) {
    return new RefusedException(why.kind(), why.sentence());
  }

  /**
   * Copies a plugin into this folder, in place of what it replaces. Of a folder the jars are
   * copied.
   *
   * @param plugin what was examined
   * @return where it lies now
   * @throws RefusedException if it is no plugin any more
   * @throws IOException if it cannot be read or written, or there is something in its place that it
   *     does not replace
   */
  public Path install(Installable plugin) throws IOException {
    Path place = path.resolve(plugin.file().getFileName());
    if (Files.exists(place) && !plugin.replaces().contains(place.toString())) {
      throw new FileAlreadyExistsException(place.toString());
    }
    Path beside = beside();
    try {
      Path copy = copied(plugin.file(), beside);
      modules(copy);
      put(copy, place, beside);
      for (String replaced : plugin.replaces()) {
        if (!replaced.equals(place.toString())) {
          Files.move(Path.of(replaced), beside.resolve(name()), StandardCopyOption.ATOMIC_MOVE);
        }
      }
      return place;
    } catch (PluginRefusedException e) {
      throw refused(e);
    } finally {
      RunFolder.delete(beside);
    }
  }

  private static Path copied(Path plugin, Path beside) throws IOException, PluginRefusedException {
    Path copy = beside.resolve(plugin.getFileName());
    if (Files.isDirectory(plugin)) {
      Files.createDirectory(copy);
      for (Path jar : PluginFolder.source(plugin).jars()) {
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
      // Else a machine that loses power may have moved a file that is not written yet.
      written.force(true);
    }
  }

  /** A jar replaces a jar in one step; a folder in the way has to make room first. */
  private static void put(Path copy, Path place, Path beside) throws IOException {
    if (!Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
      Files.move(copy, place, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    Path aside = beside.resolve(name());
    Files.move(place, aside, StandardCopyOption.ATOMIC_MOVE);
    try {
      Files.move(copy, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.move(aside, place, StandardCopyOption.ATOMIC_MOVE);
      throw e;
    }
  }

  /**
   * Tells whether a plugin lies in this folder.
   *
   * @param plugin the path of its jar or folder
   * @return whether {@link #remove} is for it
   */
  public boolean holds(Path plugin) {
    return path.equals(plugin.getParent());
  }

  /**
   * Deletes a plugin.
   *
   * @param plugin the path of its jar or folder, which lies in this folder
   * @throws IOException if it is not there or cannot be deleted; then it is as it was, or, if that
   *     happened half-way through a folder, what is left of it is no plugin any more
   */
  public void remove(Path plugin) throws IOException {
    Path beside = beside();
    try {
      Files.move(plugin, beside.resolve(name()), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      RunFolder.delete(beside);
    }
  }

  /** A new hidden folder, which no plugin is looked for in. */
  private Path beside() throws IOException {
    return Files.createDirectory(Files.createDirectories(path).resolve("." + name()));
  }

  private static String name() {
    return UUID.randomUUID().toString();
  }
}
