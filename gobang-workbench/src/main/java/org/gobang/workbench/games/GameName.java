package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Tags;

/** Creates file names of games: {@code 2026-11-21_14-05_shapes_vs_human_black-wins.sgf}. */
public final class GameName {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuu-MM-dd_HH-mm", Locale.ROOT);

  private static final int STAMP_LENGTH = "2026-11-21_14-05".length();
  private static final String ENDING = ".sgf";

  /**
   * The length limit in UTF-8 bytes: systems allow 255 for a file name, which contains two players.
   */
  private static final int LONGEST_PLAYER = 60;

  private GameName() {}

  /** Returns the beginning of a file name: the minute in which the game started. */
  static String stamp(LocalDateTime begun) {
    return STAMP.format(begun);
  }

  /** Returns the beginning of the name of a file created by {@link #create}. */
  static String stamp(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, Math.min(name.length(), STAMP_LENGTH));
  }

  /**
   * Creates a file with a unique name for a finished game.
   *
   * @param begun the start time of the game, as returned by {@link #stamp}
   * @throws IOException if the folder cannot be written
   */
  static Path finished(Path folder, String begun, Map<String, String> tags) throws IOException {
    String result = tags.get(Tags.RESULT);
    String end = result == null ? "unfinished" : result.equals("draw") ? "draw" : result + "-wins";
    String name =
        String.join("_", begun, player(tags, Tags.BLACK), "vs", player(tags, Tags.WHITE), end);
    try {
      return create(folder, name);
    } catch (InvalidPathException notInThisEncoding) {
      return create(folder, name.replaceAll("[^\\p{ASCII}]", "-"));
    }
  }

  /**
   * Creates a file immediately, because another process could use the same name.
   *
   * @param folder the folder; created if missing
   * @param name the name without extension; a number is appended if it is in use
   * @throws IOException if the folder cannot be written
   */
  public static Path create(Path folder, String name) throws IOException {
    Files.createDirectories(folder);
    for (int copy = 1; ; copy++) {
      try {
        return Files.createFile(
            folder.resolve(copy == 1 ? name + ENDING : name + "_" + copy + ENDING));
      } catch (FileAlreadyExistsException taken) {
        // The next number is tried.
      }
    }
  }

  /** Returns the name of a player for a file name, which does not support all characters. */
  private static String player(Map<String, String> tags, String key) {
    String plain =
        tags.getOrDefault(key, "")
            .replaceAll("[^\\p{L}\\p{N}.]+", "-")
            .replaceAll("^[.-]+|[.-]+$", "");
    return plain.isEmpty() ? Seat.Human.ID : begin(plain);
  }

  private static String begin(String name) {
    String begin = name;
    while (begin.getBytes(StandardCharsets.UTF_8).length > LONGEST_PLAYER) {
      begin = begin.substring(0, begin.offsetByCodePoints(begin.length(), -1));
    }
    return begin;
  }
}
