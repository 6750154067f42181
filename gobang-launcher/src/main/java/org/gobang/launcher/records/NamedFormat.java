package org.gobang.launcher.records;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordFormat;
import org.gobang.record.RecordFormats;

/**
 * The format of a file of the command line, which an option may name too.
 *
 * @param option the option, such as {@code --from}
 * @param file the file; {@code -} for a standard stream
 * @param named what the option names, an extension; empty where it is not given
 */
record NamedFormat(String option, Path file, Optional<String> named) {

  private static final Path STREAM = Path.of("-");

  /** Whether it is standard input or output. */
  boolean isStream() {
    return file.equals(STREAM);
  }

  /**
   * The format.
   *
   * @param possible whether a format is read, or written, as it has to be here
   * @return the one of the option or of the name; empty if there is neither
   * @throws RefusedException if the option names none, is missing, or contradicts the name
   */
  Optional<RecordFormat> of(RecordFormats all, Predicate<RecordFormat> possible) {
    RecordFormats formats = new RecordFormats(all.all().stream().filter(possible).toList());
    Optional<RecordFormat> ofName = isStream() ? Optional.empty() : all.of(file);
    if (named.isEmpty()) {
      if (isStream()) {
        throw new RefusedException(
            "- has no name that tells the format: "
                + option
                + " is one of "
                + formats.extensions());
      }
      ofName
          .filter(possible.negate())
          .ifPresent(
              other -> {
                throw new RefusedException(
                    file
                        + ": "
                        + other.extensions().get(0)
                        + " files are only "
                        + (other.isReadable() ? "read" : "written")
                        + "; use one of "
                        + formats.extensions());
              });
      return ofName;
    }
    String extension = named.get();
    RecordFormat format =
        formats
            .withExtension(extension)
            .orElseThrow(
                () ->
                    new RefusedException(
                        option + " " + extension + ": must be one of " + formats.extensions()));
    if (ofName.filter(other -> !other.equals(format)).isPresent()) {
      throw new RefusedException(
          option + " " + extension + ": the name of " + file + " tells another format");
    }
    return Optional.of(format);
  }
}
