package org.gobang.tuning;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.gobang.record.file.FileErrors;

/**
 * A file of games: a line with the parameters, then one line per game in numerical order. Only the
 * last line can be incomplete, so a killed run can be resumed.
 *
 * @param description the parameters of the games
 */
record GamesFile(Path path, String description) {

  /**
   * Returns an existing file with any parameters.
   *
   * @throws IOException if it cannot be read
   */
  static GamesFile existing(Path path) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String description = reader.readLine();
      return new GamesFile(path, description == null ? "" : description);
    } catch (IOException failed) {
      throw new IOException(path + ": " + FileErrors.reason(failed), failed);
    }
  }

  /**
   * Returns the games of several files.
   *
   * @param comment receives one line per file
   * @return the games of each
   */
  static List<List<SelfPlayGame>> readAll(List<Path> paths, List<String> comment)
      throws IOException {
    List<List<SelfPlayGame>> rounds = new ArrayList<>();
    for (Path path : paths) {
      GamesFile file = existing(path);
      List<SelfPlayGame> games = file.read();
      comment.add(games.size() + " games: " + file.description());
      rounds.add(games);
    }
    return rounds;
  }

  /**
   * Returns the games so far and truncates an incomplete line.
   *
   * @throws IOException if the file cannot be read or contains other games
   */
  List<SelfPlayGame> read() throws IOException {
    List<SelfPlayGame> games = new ArrayList<>();
    if (!Files.exists(path)) {
      return games;
    }
    cutUnfinishedLine();
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String first = reader.readLine();
      if (first != null && !first.equals(description)) {
        throw new IOException(
            path + " holds games made with \"" + first + "\", not with \"" + description + "\"");
      }
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        games.add(game(line, games.size() + 2));
      }
    }
    return games;
  }

  private SelfPlayGame game(String line, int number) throws IOException {
    try {
      return SelfPlayGame.parse(line);
    } catch (IllegalArgumentException wrong) {
      throw new IOException(path + ", line " + number + ": not a game", wrong);
    }
  }

  private void cutUnfinishedLine() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      long end = file.length();
      while (end > 0) {
        file.seek(end - 1);
        if (file.read() == '\n') {
          break;
        }
        end--;
      }
      file.setLength(end);
    }
  }

  /** Opens the file for further games. */
  Writer append() throws IOException {
    boolean begun = Files.exists(path) && Files.size(path) > 0;
    if (!begun) {
      Files.createDirectories(path.toAbsolutePath().getParent());
    }
    Writer writer =
        Files.newBufferedWriter(
            path, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (!begun) {
      writer.append(description).append('\n');
    }
    return writer;
  }
}
