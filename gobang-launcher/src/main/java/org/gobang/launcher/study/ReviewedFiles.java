package org.gobang.launcher.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.FileNotes;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.record.RecordFiles;

/** Reads the games of the files and folders of a command line. */
final class ReviewedFiles {

  private final RecordFiles files;
  private final ReadDefaults defaults;
  private final ErrorOutput err;
  private final Optional<Path> out;
  private final List<ReviewedGame> games = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private boolean complete = true;

  /**
   * Creates a reader without games.
   *
   * @param err receives remarks on files, and why one could not be read
   * @param out the folder of the reviews; files in it are not read
   */
  ReviewedFiles(RecordFiles files, ReadDefaults defaults, ErrorOutput err, Optional<Path> out) {
    this.files = files;
    this.defaults = defaults;
    this.err = err;
    this.out = out.map(ReviewedFiles::plain);
  }

  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** Returns the games, in the order of the files. */
  List<ReviewedGame> games() {
    return games;
  }

  /** Returns whether all files could be read. */
  boolean complete() {
    return complete;
  }

  /**
   * Reads the games of files and folders. An unreadable file is reported, and the others are read.
   *
   * @param paths files and folders; folders are searched recursively for files of a known format
   * @throws RefusedException if a folder has no game or cannot be listed, or reviews would replace
   *     the games themselves
   */
  ReviewedFiles read(List<Path> paths) {
    for (Path path : paths) {
      boolean folder = Files.isDirectory(path);
      Path parent = folder ? plain(path) : plain(path).resolveSibling("").normalize();
      if (out.filter(parent::equals).isPresent()) {
        throw new RefusedException(LauncherTexts.of("review.same.folder", out.get()));
      }
      List<Path> found =
          folder
              ? files.list(path, this::isGame, LauncherTexts.language(), this::unread)
              : List.of(path);
      for (Path file : found) {
        read(file, folder ? path.relativize(file).toString() : String.valueOf(file.getFileName()));
      }
    }
    return this;
  }

  /**
   * Checks that an output file does not replace one of the game files.
   *
   * @throws RefusedException if it is
   */
  void checkOther(Path output) {
    for (ReviewedGame game : games) {
      if (isSame(output, Path.of(game.file()))) {
        throw new RefusedException(LauncherTexts.of("review.same.file", output));
      }
    }
  }

  private static boolean isSame(Path output, Path game) {
    try {
      return Files.exists(output) && Files.isSameFile(output, game);
    } catch (IOException gone) {
      return plain(output).equals(plain(game));
    }
  }

  private void unread(String sentence) {
    err.say(sentence);
    complete = false;
  }

  private boolean isGame(Path file) {
    return out.filter(plain(file)::startsWith).isEmpty();
  }

  private void read(Path file, String name) {
    try {
      List<LoadedGame> read = files.readAll(file, defaults, LauncherTexts.language());
      FileNotes notes = new FileNotes(err, file);
      read.forEach(game -> notes.add(game.skipped()));
      notes.end();
      add(read, file, name);
    } catch (RefusedException unreadable) {
      err.say(RefusalSentence.of(unreadable), unreadable);
      complete = false;
    }
  }

  private void add(List<LoadedGame> read, Path file, String name) {
    String separator = file.getFileSystem().getSeparator();
    String plain = name.replaceFirst("\\.[^.]*$", "").replace(separator, "-");
    for (int i = 0; i < read.size(); i++) {
      String base = read.size() == 1 ? plain : plain + "-" + (i + 1);
      String unique = base;
      for (int n = 2; !names.add(unique); n++) {
        unique = base + "_" + n;
      }
      games.add(new ReviewedGame(file.toString(), unique, read.get(i).record()));
    }
  }
}
