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
import org.gobang.api.workbench.LoadedGame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Games in files. Waits for the disk; may be called from any thread. */
public final class RecordFiles {

  private static final Logger LOG = LoggerFactory.getLogger(RecordFiles.class);

  /** No game and no book of openings that could be played through is as long. */
  private static final int MOST_BYTES = 16 << 20;

  private RecordFiles() {}

  /**
   * Reads a game, in the format that the name of the file tells, or else its content.
   *
   * @param file the file
   * @param unsaid what to take for what it does not say
   * @param language the language of all sentences
   * @return the game, and what of the file is not in it or had to be assumed
   * @throws RefusedException if the file cannot be read, is too long, or holds no game; the
   *     sentence names it
   */
  public static LoadedGame read(Path file, Unsaid unsaid, Locale language) {
    try {
      byte[] bytes = bytes(file);
      RecordFormat format = RecordFormat.of(file).orElseGet(() -> RecordFormat.of(bytes));
      Reading reading = format.read(bytes, unsaid);
      return new LoadedGame(reading.record(), Sentence.in(language, reading.remarks()));
    } catch (IOException e) {
      throw refused(language, "file.unread", file, FileFault.words(e, language), e);
    } catch (RecordException refused) {
      throw refused(language, "file", file, refused.sentence(), refused);
    } catch (RuntimeException unforeseen) {
      throw fault(language, "file.unread", file, unforeseen);
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new RecordException(Sentence.of("file.long", MOST_BYTES >> 20));
      }
      return bytes;
    }
  }

  /**
   * Writes a game, in the format that the name of the file tells. A file that is there already is
   * replaced in one step.
   *
   * @param record the game
   * @param path where it stands
   * @param file the file
   * @param language the language of all sentences
   * @return a sentence for each kind of thing in this game that is not in the file; empty if
   *     nothing of substance is lost
   * @throws RefusedException if the file cannot be written, its name tells no format, or the format
   *     cannot hold such a game; the sentence names it
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<String> write(
      GameRecord record, List<Integer> path, Path file, Locale language) {
    record.follow(path);
    try {
      Written written = format(file).write(record, path);
      WholeFile.write(file, written.text());
      return Sentence.in(language, written.leftOut());
    } catch (RecordException refused) {
      throw refused(language, "file", file, refused.sentence(), refused);
    } catch (IOException e) {
      throw refused(language, "file.unwritten", file, FileFault.words(e, language), e);
    } catch (RuntimeException unforeseen) {
      throw fault(language, "file.unwritten", file, unforeseen);
    }
  }

  private static RecordFormat format(Path file) {
    return RecordFormat.of(file)
        .orElseThrow(() -> new RecordException(Sentence.of("file.ending", endings())));
  }

  /** A game goes on even where a reader or writer has a fault. */
  private static RefusedException fault(
      Locale language, String key, Path file, RuntimeException unforeseen) {
    LOG.error("{}: {}", file, key, unforeseen);
    return refused(language, key, file, Sentence.of("file.fault", unforeseen), unforeseen);
  }

  private static RefusedException refused(
      Locale language, String key, Path file, Object why, Exception cause) {
    return new RefusedException(Sentence.of(key, file, why).in(language), cause);
  }

  /**
   * The endings that names of files can have.
   *
   * @return all of them, for a sentence
   */
  public static String endings() {
    return Arrays.stream(RecordFormat.values())
        .map(RecordFormat::extension)
        .collect(Collectors.joining(", "));
  }
}
