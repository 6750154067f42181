package org.gobang.presentation.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.saved.Records;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.StageOutcome;

/**
 * Games as file content, for the clipboard and for browsers. Uses a temporary file, so that files
 * have only one reader and one writer of games. Waits for plugins and the disk, so use it on a
 * worker.
 */
record ClipboardText(InterfaceContext context) {

  /** Marks text as UTF-8, regardless of the character set in the game. */
  private static final String UTF_8 = "\uFEFF";

  /** Returns whether a text is file content in a bundled format rather than a list of moves. */
  static boolean isFile(String text) {
    return text.indexOf('(') >= 0 || text.stripLeading().regionMatches(true, 0, "Piskvorky", 0, 9);
  }

  /**
   * Returns the games in a text of a bundled format.
   *
   * @throws RefusedException if there is none
   */
  List<LoadedGame> read(String text) {
    // Without an extension, the content determines the format.
    return read("", (UTF_8 + text).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns the games in a text of a plugin's format.
   *
   * @throws RefusedException if there is none
   */
  List<LoadedGame> read(String text, RecordFormat format) {
    return read(format.extensions().get(0), text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns the games in the content of a file.
   *
   * @param extension the file extension, such as {@code .sgf}; may be empty
   * @throws RefusedException if there is none
   */
  List<LoadedGame> read(String extension, byte[] content) {
    return through(
        extension,
        file -> {
          Files.write(file, content);
          return StageOutcome.await(context.require(Records.class).readAll(file));
        });
  }

  /** Returns a game as SGF. */
  String write(GameRecord record, List<Integer> path) {
    return new String(write(record, path, ".sgf"), StandardCharsets.UTF_8);
  }

  /**
   * Returns a game as file content.
   *
   * @param extension the file extension, which determines the format
   * @throws RefusedException if there is no such format
   */
  byte[] write(GameRecord record, List<Integer> path, String extension) {
    return through(
        extension,
        file -> {
          StageOutcome.await(context.require(Records.class).write(record, path, file));
          return Files.readAllBytes(file);
        });
  }

  private interface Work<T> {
    T with(Path file) throws IOException;
  }

  private <T> T through(String extension, Work<T> work) {
    try {
      Path file = Files.createTempFile("gobang", extension);
      try {
        return work.with(file);
      } catch (RefusedException refused) {
        String sentence = String.valueOf(refused.getMessage());
        throw new RefusedException(sentence.replace(file + ": ", ""), refused);
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new RefusedException(
          context.texts().of("clipboard.disk", String.valueOf(e.getMessage())), e);
    }
  }
}
