package org.gobang.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.gobang.api.Label;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;

/**
 * A bundled format with localized messages. Readers and writers report localized messages, which
 * this interface translates into the requested language.
 *
 * <p>Reading is lenient where programs differ, and reports ignored content. Trees of any depth are
 * supported, but files larger than any game are refused, so that no file can exhaust the stack or
 * the memory.
 */
public interface BundledFormat extends RecordFormat {

  /**
   * Reads the games of a file.
   *
   * @param file the content of the file
   * @param defaults the defaults for values that the file does not specify
   * @param games receives each game, and returns whether to continue with the next one
   * @throws IOException if the stream fails
   * @throws RefusedException if the file contains no game; the message gives the location
   */
  void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException;

  /**
   * Writes a game.
   *
   * @param record the game
   * @param path the path to the current position
   * @param file receives the content
   * @return a message for each kind of content that the file lacks
   * @throws IOException if the stream fails
   * @throws RefusedException if the format does not support the game
   */
  List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException;

  /**
   * Reads the first game of a file.
   *
   * @param bytes the content of the file
   * @param defaults the defaults for values that the file does not specify
   * @return the game, with remarks
   * @throws RefusedException if the file contains no game; the message gives the location
   */
  default ParsedRecord read(byte[] bytes, ReadDefaults defaults) {
    List<ParsedRecord> first = new ArrayList<>();
    try {
      read(
          new ByteArrayInputStream(bytes),
          defaults,
          game -> {
            first.add(game);
            return false;
          });
    } catch (IOException inMemory) {
      throw new UncheckedIOException(inMemory);
    }
    return first.get(0);
  }

  @Override
  default Label label(Locale locale) {
    return new Label(
        RecordMessages.of("label." + id()).in(locale),
        RecordMessages.of("description." + id()).in(locale));
  }

  @Override
  default List<String> extensions() {
    return List.of("." + id());
  }

  @Override
  default void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException {
    try {
      read(
          file,
          defaults,
          game ->
              games.accept(
                  new LoadedGame(
                      game.record(),
                      RecordMessages.in(language, game.remarks()),
                      game.remarks().stream()
                          .filter(remark -> remark.key().equals("rules.none"))
                          .map(remark -> remark.in(language))
                          .findFirst())));
    } catch (UnreadableContentException unreadable) {
      throw unreadable.in(language);
    }
  }

  @Override
  default List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException {
    return RecordMessages.in(language, write(record, path, file));
  }
}
