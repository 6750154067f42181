package org.gobang.record.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Text files of a module. */
public final class ResourceLines {

  private ResourceLines() {}

  /**
   * Returns the lines of a resource without comments, which start with {@code #}.
   *
   * @param resource from {@link Class#getResourceAsStream}; closed here
   */
  @SuppressWarnings("exports") // the annotation has no effect at run time
  public static List<String> of(@Nullable InputStream resource) {
    return text(resource).lines().filter(line -> !line.startsWith("#")).toList();
  }

  /**
   * Returns the text of a resource.
   *
   * @param resource from {@link Class#getResourceAsStream}; closed here
   */
  @SuppressWarnings("exports") // the annotation has no effect at run time
  public static String text(@Nullable InputStream resource) {
    try (InputStream in = Objects.requireNonNull(resource, "the resource is missing")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
