package org.gobang.arena.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.jspecify.annotations.Nullable;

/** A file of JSON objects, one a line, that grows at its end. */
final class LineFile implements AutoCloseable {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private final Path path;

  /** Not a channel: an interrupt would close that. */
  private final RandomAccessFile file;

  private LineFile(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Opens a file, and drops a last line that is not whole.
   *
   * @throws RefusedException if a line before is not what it should be
   */
  static LineFile open(Path path) throws IOException {
    if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      RegularFile.checkRegular(path);
    }
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      LineFile lines = new LineFile(path, file);
      file.setLength(lines.walk(line -> {}));
      file.seek(file.length());
      return lines;
    } catch (RuntimeException | IOException e) {
      file.close();
      throw e;
    }
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Reads one value that is all there is. */
  static JsonNode parse(byte[] text) throws IOException {
    return JSON.readTree(text);
  }

  boolean isEmpty() throws IOException {
    return file.length() == 0;
  }

  /**
   * Goes through the lines.
   *
   * @throws RefusedException if they cannot be read, or one is not what is expected: the consumer
   *     throws for it
   */
  void forEach(Consumer<JsonNode> line) {
    try {
      walk(line);
    } catch (IOException e) {
      throw new RefusedException(path + ": cannot be read: " + FileErrors.reason(e), e);
    }
  }

  /** The length of the file up to the end of the last whole line. */
  private long walk(Consumer<JsonNode> each) throws IOException {
    long whole = 0;
    int number = 0;
    @Nullable RefusedException torn = null;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int c = in.read(); c >= 0; c = in.read()) {
        line.write(c);
        if (c != '\n') {
          continue;
        }
        number++;
        if (torn != null) {
          throw torn;
        }
        try {
          JsonNode object = JSON.readTree(line.toByteArray());
          whole += line.size();
          tell(object, each, number);
        } catch (JsonProcessingException e) {
          // Of a last line this is the disk's doing, and it is dropped.
          torn = refused(number, "it is no JSON", e);
        }
        line.reset();
      }
    }
    return whole;
  }

  private void tell(JsonNode object, Consumer<JsonNode> each, int number) {
    try {
      each.accept(object);
    } catch (IllegalArgumentException | RefusedException e) {
      throw refused(number, String.valueOf(e.getMessage()), e);
    }
  }

  private RefusedException refused(int number, String why, Exception cause) {
    return new RefusedException(path + ": line " + number + ": " + why, cause);
  }

  /**
   * Adds a line; when this returns it outlives the program.
   *
   * @throws RefusedException if it cannot be written
   */
  void add(ObjectNode line) {
    try {
      file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new RefusedException(path + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new RefusedException(path + ": cannot be closed: " + FileErrors.reason(e), e);
    }
  }
}
