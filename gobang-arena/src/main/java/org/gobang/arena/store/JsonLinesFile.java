package org.gobang.arena.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.json.JsonFields;
import org.jspecify.annotations.Nullable;

/**
 * An append-only file of JSON objects, one per line.
 *
 * @param file not a channel: an interrupt would close that
 */
record JsonLinesFile(Path path, RandomAccessFile file) implements AutoCloseable {

  /**
   * Opens a file and removes an incomplete last line.
   *
   * @throws RefusedException if another line is not JSON
   */
  static JsonLinesFile open(Path path) throws IOException {
    if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      RegularFile.checkRegular(path);
    }
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      JsonLinesFile lines = new JsonLinesFile(path, file);
      file.setLength(lines.read(line -> {}));
      file.seek(file.length());
      return lines;
    } catch (RuntimeException | IOException e) {
      file.close();
      throw e;
    }
  }

  boolean isEmpty() throws IOException {
    return file.length() == 0;
  }

  /**
   * Passes all lines to a consumer.
   *
   * @throws RefusedException if they cannot be read, or the consumer refuses one; the sentence
   *     names the line
   */
  void forEach(Consumer<JsonNode> line) {
    try {
      read(line);
    } catch (IOException e) {
      throw FileErrors.unreadable(path, e);
    }
  }

  /** Returns the length of the file up to the end of the last complete line. */
  private long read(Consumer<JsonNode> each) throws IOException {
    long complete = 0;
    int number = 0;
    @Nullable RefusedException incomplete = null;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int c = in.read(); c >= 0; c = in.read()) {
        line.write(c);
        if (c != '\n') {
          continue;
        }
        number++;
        if (incomplete != null) {
          throw incomplete;
        }
        try {
          JsonNode object = JsonFields.parse(line.toString(StandardCharsets.UTF_8));
          complete += line.size();
          accept(object, each, number);
        } catch (JsonProcessingException e) {
          // Expected for the last line after a crash. The line is removed.
          incomplete = refused(number, ArenaTexts.of("line.not-json"), e);
        }
        line.reset();
      }
    }
    return complete;
  }

  private void accept(JsonNode object, Consumer<JsonNode> each, int number) {
    try {
      each.accept(object);
    } catch (RefusedException e) {
      throw refused(number, e, e);
    } catch (IllegalArgumentException e) {
      throw refused(number, String.valueOf(e.getMessage()), e);
    }
  }

  private RefusedException refused(int number, Object why, Exception cause) {
    return new RefusedException(ArenaTexts.of("in.line", path, number, why), cause);
  }

  /**
   * Appends a line. When this method returns, the line survives the end of the process.
   *
   * @throws RefusedException if it cannot be written
   */
  void add(String line) {
    try {
      file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw FileErrors.unwritable(path, e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw FileErrors.unwritable(path, e);
    }
  }
}
