package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.io.RecordException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads and writes game records in files. Waits for the disk; may be called from any thread. */
public final class RecordFiles {

  private static final Logger LOG = LoggerFactory.getLogger(RecordFiles.class);

  /** Games and opening books are far smaller. */
  private static final int MAX_BYTES = 16 << 20;

  private RecordFiles() {}

  /**
   * Reads a game. The name of the file determines the format, or else its content does.
   *
   * @param file the file
   * @param defaults what to assume where the file does not say
   * @param language the language of all messages
   * @return the game, with a remark for each kind of content that is not kept and for each
   *     assumption
   * @throws RefusedException if the file cannot be read, is too long, or holds no game; the message
   *     names it
   */
  public static LoadedGame read(Path file, ReadDefaults defaults, Locale language) {
    try {
      byte[] bytes = bytes(file);
      BundledFormat format = BundledFormat.of(file).orElseGet(() -> BundledFormat.of(bytes));
      ParsedRecord parsed = format.read(bytes, defaults);
      return new LoadedGame(parsed.record(), LocalizedMessage.in(language, parsed.remarks()));
    } catch (IOException e) {
      throw refused(language, "file.unread", file, FileErrors.reason(e, language), e);
    } catch (RecordException refused) {
      throw refused(language, "file", file, refused.reason(), refused);
    } catch (RuntimeException bug) {
      throw fault(language, "file.unread", file, bug);
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new RecordException(LocalizedMessage.of("file.long", MAX_BYTES >> 20));
      }
      return bytes;
    }
  }

  /**
   * Writes a game in the format that the name of the file determines. An existing file is replaced
   * in one step.
   *
   * @param record the game
   * @param path the path to the current position
   * @param file the file
   * @param language the language of all messages
   * @return a message for each kind of content that the file lacks; empty if nothing of substance
   *     is lost
   * @throws RefusedException if the file cannot be written, its extension is unknown, or the format
   *     cannot hold such a game; the message names the file
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<String> write(
      GameRecord record, List<Integer> path, Path file, Locale language) {
    record.follow(path);
    try {
      FormattedRecord formatted = format(file).write(record, path);
      AtomicFile.write(file, formatted.text());
      return LocalizedMessage.in(language, formatted.losses());
    } catch (RecordException refused) {
      throw refused(language, "file", file, refused.reason(), refused);
    } catch (IOException e) {
      throw refused(language, "file.unwritten", file, FileErrors.reason(e, language), e);
    } catch (RuntimeException bug) {
      throw fault(language, "file.unwritten", file, bug);
    }
  }

  private static BundledFormat format(Path file) {
    return BundledFormat.of(file)
        .orElseThrow(() -> new RecordException(LocalizedMessage.of("file.ending", extensions())));
  }

  /** A bug in a reader or writer must not end a game. */
  private static RefusedException fault(
      Locale language, String key, Path file, RuntimeException bug) {
    LOG.error("{}: {}", file, key, bug);
    return refused(language, key, file, LocalizedMessage.of("file.fault", bug), bug);
  }

  private static RefusedException refused(
      Locale language, String key, Path file, Object why, Exception cause) {
    return new RefusedException(LocalizedMessage.of(key, file, why).in(language), cause);
  }

  /**
   * The extensions of all formats.
   *
   * @return such as {@code .sgf, .psq}, for a message
   */
  public static String extensions() {
    return Arrays.stream(BundledFormat.values())
        .map(BundledFormat::extension)
        .collect(Collectors.joining(", "));
  }
}
