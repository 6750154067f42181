package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.record.RecordFormat;

/**
 * A source of games.
 *
 * @param name the name in messages, for example the file name
 * @param format the format; empty if the content determines it
 * @param opening opens the source
 */
public record RecordSource(String name, Optional<RecordFormat> format, Opening opening) {

  /** An opener of a source. */
  public interface Opening {

    /**
     * Opens the source.
     *
     * @return the content from the beginning; the reader closes it
     * @throws IOException if the source cannot be opened
     */
    InputStream open() throws IOException;
  }

  /**
   * Returns the source for a file.
   *
   * @param file the file
   * @param format the format of the file; empty if the content determines it
   * @return the source
   */
  public static RecordSource of(Path file, Optional<RecordFormat> format) {
    return new RecordSource(file.toString(), format, () -> Files.newInputStream(file));
  }
}
