package org.gobang.plugins;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The first step of loading plugins: lists the candidates in a folder. */
final class PluginScanner {

  private PluginScanner() {}

  /**
   * The jars of one plugin: a single jar, or a folder with a jar and its libraries.
   *
   * @param origin the path of the jar or folder, for messages
   * @param jars the jars to load, which need not be at the origin
   */
  record Candidate(String origin, List<Path> jars) {

    Candidate {
      jars = List.copyOf(jars);
    }
  }

  /** Returns folders as absolute paths without duplicates. */
  static List<Path> each(List<Path> folders) {
    return folders.stream().map(each -> each.toAbsolutePath().normalize()).distinct().toList();
  }

  /**
   * Returns every jar and every sub-folder, sorted by name. Hidden and all other files are ignored.
   *
   * @param folder the folder; if it does not exist, there are no plugins
   * @throws PluginRefusedException if it cannot be read
   */
  static List<Path> plugins(Path folder) throws PluginRefusedException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      throw new PluginRefusedException("unreadable.no-folder");
    }
    return sorted(folder).stream().filter(PluginScanner::isPlugin).toList();
  }

  /** Returns whether a file or folder counts as a plugin. */
  static boolean isPlugin(Path entry) {
    return !isHidden(entry) && (Files.isDirectory(entry) || isJar(entry));
  }

  /**
   * Returns the candidate at a path: a jar, or a folder with jars.
   *
   * @throws PluginRefusedException if the folder cannot be read, or a jar is a pipe or a device,
   *     which never ends
   */
  static Candidate candidate(Path entry) throws PluginRefusedException {
    List<Path> jars = Files.isDirectory(entry) ? jars(entry) : List.of(entry);
    for (Path jar : jars) {
      if (Files.exists(jar) && !Files.isRegularFile(jar)) {
        throw new PluginRefusedException("unreadable.no-file");
      }
    }
    return new Candidate(entry.toString(), jars);
  }

  /** Returns the jars in the folder of a plugin. */
  private static List<Path> jars(Path folder) throws PluginRefusedException {
    return sorted(folder).stream().filter(PluginScanner::isJar).toList();
  }

  private static List<Path> sorted(Path folder) throws PluginRefusedException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(entry -> !isHidden(entry)).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      throw new PluginRefusedException(e, "unreadable.folder");
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
