package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.record.RecordFormat;

/**
 * Games to be read.
 *
 * @param name what messages call it, such as the name of a file
 * @param format its format; empty where the content has to tell it
 * @param opening opens it
 */
public record RecordSource(String name, Optional<RecordFormat> format, Opening opening) {

  /** Opens what is read. */
  public interface Opening {

    /**
     * Opens it.
     *
     * @return the content from its beginning; the reader closes it
     * @throws IOException if it cannot be opened
     */
    InputStream open() throws IOException;
  }

  /**
   * A file.
   *
   * @param file the file
   * @param format its format; empty where the content has to tell it
   * @return the games in it
   */
  public static RecordSource of(Path file, Optional<RecordFormat> format) {
    return new RecordSource(file.toString(), format, () -> Files.newInputStream(file));
  }
}
