package org.gobang.plugins;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.api.workbench.Refusal;

/** A folder that people put plugins into. */
final class PluginFolder {

  private PluginFolder() {}

  /** Folders as they are looked through: absolute, and one named twice counts once. */
  static List<Path> each(List<Path> folders) {
    return folders.stream().map(each -> each.toAbsolutePath().normalize()).distinct().toList();
  }

  /**
   * Every jar and every folder in it, in the order of their names. Anything else lies there for
   * somebody else, and so does what is hidden.
   *
   * @param folder need not be there: then there are no plugins
   * @throws PluginRefusedException if it cannot be read
   */
  static List<Path> plugins(Path folder) throws PluginRefusedException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "this is not a folder");
    }
    return sorted(folder).stream().filter(PluginFolder::isPlugin).toList();
  }

  /** Whether this would be taken for a plugin if it lay in such a folder. */
  static boolean isPlugin(Path entry) {
    return !isHidden(entry) && (Files.isDirectory(entry) || isJar(entry));
  }

  /**
   * A plugin: a jar, or a folder with the jars in it.
   *
   * @throws PluginRefusedException if the folder cannot be read, or a jar is a pipe or a device,
   *     which has no end
   */
  static PluginSource source(Path entry) throws PluginRefusedException {
    List<Path> jars = Files.isDirectory(entry) ? jars(entry) : List.of(entry);
    for (Path jar : jars) {
      if (Files.exists(jar) && !Files.isRegularFile(jar)) {
        throw new PluginRefusedException(Refusal.UNREADABLE, "this is not a file");
      }
    }
    return new PluginSource(entry.toString(), jars);
  }

  /** The jars in the folder of a plugin. */
  private static List<Path> jars(Path folder) throws PluginRefusedException {
    return sorted(folder).stream().filter(PluginFolder::isJar).toList();
  }

  private static List<Path> sorted(Path folder) throws PluginRefusedException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(entry -> !isHidden(entry)).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      throw new PluginRefusedException(Refusal.UNREADABLE, "the folder cannot be read", e);
    }
  }

  private static boolean isHidden(Path entry) {
    return name(entry).startsWith(".");
  }

  private static boolean isJar(Path entry) {
    return name(entry).toLowerCase(Locale.ROOT).endsWith(".jar") && !Files.isDirectory(entry);
  }

  private static String name(Path entry) {
    return String.valueOf(entry.getFileName());
  }
}
