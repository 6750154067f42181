package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;

/**
 * A folder of games.
 *
 * @param path the folder; it need not exist
 */
record GameFolder(Path path) {

  /**
   * Returns all games in the folder, in no particular order. Empty files do not count: they reserve
   * the name of a game about to be written.
   *
   * @throws RefusedException if the folder cannot be read
   */
  List<Path> games() {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(GameFolder::isGame).toList();
    } catch (IOException e) {
      throw FileErrors.unreadable(path, e);
    }
  }

  /** Returns whether a file is a game. Accesses each file once, because there may be many. */
  private static boolean isGame(Path file) {
    String name = file.getFileName().toString();
    if (name.startsWith(".") || !name.endsWith(".sgf")) {
      return false;
    }
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return now.isRegularFile() && now.size() > 0;
    } catch (IOException goneMeanwhile) {
      return false;
    }
  }
}
