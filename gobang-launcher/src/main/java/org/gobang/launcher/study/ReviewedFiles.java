package org.gobang.launcher.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.FileErrors;

/**
 * The games of the files and folders of a command line.
 *
 * @param games the games, in the order of the files
 * @param complete whether every file could be read
 */
record ReviewedFiles(List<ReviewedGame> games, boolean complete) {

  /**
   * Reads the games. A file that cannot be read is reported, and the others are read.
   *
   * @param paths files, and folders whose files of a known format count, those in their folders too
   * @throws RefusedException if there is no game, or a folder cannot be listed
   */
  static ReviewedFiles find(
      List<Path> paths, RecordFiles files, ReadDefaults defaults, ErrorOutput err) {
    List<ReviewedGame> games = new ArrayList<>();
    Set<String> names = new HashSet<>();
    boolean complete = true;
    for (Path path : paths) {
      boolean folder = Files.isDirectory(path);
      List<Path> found = folder ? list(path, files) : List.of(path);
      for (Path file : found) {
        String name =
            folder ? path.relativize(file).toString() : String.valueOf(file.getFileName());
        try {
          List<LoadedGame> read = files.readAll(file, defaults, LauncherTexts.language());
          add(read, file, name, games, names);
        } catch (RefusedException unreadable) {
          err.say(String.valueOf(unreadable.getMessage()), unreadable);
          complete = false;
        }
      }
      if (found.isEmpty()) {
        throw new RefusedException(LauncherTexts.of("review.no.games", path));
      }
    }
    return new ReviewedFiles(games, complete);
  }

  private static void add(
      List<LoadedGame> read, Path file, String name, List<ReviewedGame> games, Set<String> names) {
    String plain =
        name.replaceFirst("\\.[^.]*$", "").replace(file.getFileSystem().getSeparator(), "-");
    for (int i = 0; i < read.size(); i++) {
      String base = read.size() == 1 ? plain : plain + "-" + (i + 1);
      String unique = base;
      for (int n = 2; !names.add(unique); n++) {
        unique = base + "_" + n;
      }
      games.add(new ReviewedGame(file.toString(), unique, read.get(i).record()));
    }
  }

  private static List<Path> list(Path folder, RecordFiles files) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> files.formats().of(file).isPresent() && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new RefusedException(folder + ": " + FileErrors.reason(e), e);
    }
  }
}
