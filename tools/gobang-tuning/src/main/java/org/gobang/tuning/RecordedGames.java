package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;

/**
 * Reads game files for measuring evaluations: files of {@link GamesFile}, and files with one {@link
 * GameLine} per game. In the latter, lines that start with {@code #} are comments. Unlike {@link
 * GamesFile} it never changes files.
 */
final class RecordedGames {

  private final Path file;
  private final Rules rules;
  private final int size;
  private final List<RecordedGame> games = new ArrayList<>();

  private RecordedGames(Path file, Rules rules, int size) {
    this.file = file;
    this.rules = rules;
    this.size = size;
  }

  /**
   * Reads the games of a file.
   *
   * @param rules the rules of all of them
   * @param size the board size of all of them
   * @throws IOException if the file cannot be read or a game is illegal; the message contains the
   *     file and the line
   */
  static List<RecordedGame> read(Path file, Rules rules, int size) throws IOException {
    String text = text(file);
    RecordedGames reader = new RecordedGames(file, rules, size);
    List<String> lines = text.lines().toList();
    if (!lines.isEmpty() && !lines.get(0).startsWith("#") && !lines.get(0).contains("|")) {
      // A killed run may leave an incomplete line.
      reader.selfPlay(text.endsWith("\n") ? lines : lines.subList(0, lines.size() - 1));
    } else {
      reader.others(lines);
    }
    return reader.games;
  }

  /**
   * Returns the content of a file.
   *
   * @throws IOException if it cannot be read; the message names the file
   */
  static String text(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new IOException(file + ": " + FileErrors.reason(failed), failed);
    }
  }

  private void selfPlay(List<String> lines) throws IOException {
    if (size != FixedNodesEngine.SIZE || !lines.get(0).startsWith(rules.id() + ",")) {
      throw new IOException(
          file
              + ": games made with \""
              + lines.get(0)
              + "\" are not "
              + rules.id()
              + " on "
              + size
              + " lines");
    }
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      add(i + 1, () -> RecordedGame.of(parse(line)));
    }
  }

  private static SelfPlayGame parse(String line) {
    try {
      return SelfPlayGame.parse(line);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("not a game", wrong);
    }
  }

  private void others(List<String> lines) throws IOException {
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.startsWith("#") && !line.isBlank()) {
        add(i + 1, () -> GameLine.parse(line, size));
      }
    }
  }

  private void add(int line, Supplier<RecordedGame> parser) throws IOException {
    try {
      RecordedGame game = parser.get();
      game.check(rules, size);
      games.add(game);
    } catch (IllegalArgumentException | RefusedException wrong) {
      throw new IOException(file + ", line " + line + ": " + wrong.getMessage(), wrong);
    }
  }
}
