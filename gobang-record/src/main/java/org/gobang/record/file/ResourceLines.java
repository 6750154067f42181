package org.gobang.record.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tables in text files of a module. */
public final class ResourceLines {

  private ResourceLines() {}

  /**
   * Returns the lines of a resource without comments, which begin with {@code #}.
   *
   * @param resource from {@link Class#getResourceAsStream}; closed here
   */
  @SuppressWarnings("exports") // the annotation has no effect at run time
  public static List<String> of(@Nullable InputStream resource) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(resource, "the resource is missing"),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
