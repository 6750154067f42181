package org.gobang.game.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Read;
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
   * @return the game, and what of the file is not in it or had to be taken for granted
   * @throws RefusedException if the file cannot be read, is too long, or holds no game; the
   *     sentence names it
   */
  public static Read read(Path file, Unsaid unsaid) {
    try {
      byte[] bytes = bytes(file);
      return RecordFormat.of(file).orElseGet(() -> RecordFormat.of(bytes)).read(bytes, unsaid);
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be read: " + FileFault.words(e), e);
    } catch (RefusedException refused) {
      throw new RefusedException(file + ": " + refused.getMessage(), refused);
    } catch (RuntimeException unforeseen) {
      throw fault(file + ": cannot be read", unforeseen);
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new RefusedException(
            "a file of more than " + (MOST_BYTES >> 20) + " MB is not read as a game");
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
   * @return a sentence for each thing that such a file cannot hold; empty if all is there
   * @throws RefusedException if the file cannot be written, its name tells no format, or the format
   *     cannot hold such a game; the sentence names it
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<String> write(GameRecord record, List<Integer> path, Path file) {
    record.follow(path);
    RecordFormat format =
        RecordFormat.of(file)
            .orElseThrow(
                () ->
                    new RefusedException(
                        file + ": games are kept in files that end in " + endings()));
    try {
      Written written = format.write(record, path);
      WholeFile.write(file, written.text());
      return written.leftOut();
    } catch (RefusedException refused) {
      throw new RefusedException(file + ": " + refused.getMessage(), refused);
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileFault.words(e), e);
    } catch (RuntimeException unforeseen) {
      throw fault(file + ": cannot be written", unforeseen);
    }
  }

  /** A game goes on even where a reader or writer has a fault. */
  private static RefusedException fault(String what, RuntimeException unforeseen) {
    LOG.error("{}", what, unforeseen);
    return new RefusedException(what + " because of a fault in Gobang: " + unforeseen, unforeseen);
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
