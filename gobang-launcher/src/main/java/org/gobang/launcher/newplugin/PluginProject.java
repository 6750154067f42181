package org.gobang.launcher.newplugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.record.file.TemporaryFolder;

/**
 * A project for one plugin, ready to build.
 *
 * @param templates the templates of the files
 * @param kit the Maven repository with the build dependencies
 */
record PluginProject(PluginTemplates templates, Path kit) {

  /**
   * Writes the project atomically.
   *
   * @param folder the folder of the project, which does not exist or is empty; its parent exists
   * @throws RefusedException if the target exists, or it cannot be written; existing content is not
   *     changed
   */
  void write(Path folder) {
    try {
      if (isTaken(folder)) {
        throw new RefusedException(folder + ": there is something already");
      }
      writeAnew(folder);
    } catch (IOException e) {
      throw OutputFiles.unwritten(folder, e);
    }
  }

  private void writeAnew(Path folder) throws IOException {
    Path target = folder.toAbsolutePath();
    Path beside = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try (TemporaryFolder written = new TemporaryFolder(beside)) {
      for (Map.Entry<String, String> each : templates.files().entrySet()) {
        Path file = beside.resolve(each.getKey());
        Files.createDirectories(file.getParent());
        Files.writeString(file, each.getValue());
      }
      copy(kit, beside.resolve("repo"));
      // An empty folder may be replaced.
      Files.move(written.path(), target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static boolean isTaken(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isPresent();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path each : below(from)) {
      Path copy = to.resolve(from.relativize(each).toString());
      if (Files.isDirectory(each)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(each, copy);
      }
    }
  }

  /** Returns a folder and its content, folders first. */
  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
