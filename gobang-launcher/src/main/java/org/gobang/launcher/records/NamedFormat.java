package org.gobang.launcher.records;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordFormat;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.record.RecordFormats;

/**
 * The format of a file on the command line, from an option or the file name.
 *
 * @param option the option, such as {@code --from}
 * @param file the file; {@code -} for a standard stream
 * @param named the extension given with the option, if any
 */
record NamedFormat(String option, Path file, Optional<String> named) {

  private static final Path STREAM = Path.of("-");

  /** Returns whether the file is standard input or output. */
  boolean isStream() {
    return file.equals(STREAM);
  }

  /**
   * Returns the format.
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
        throw refused("convert.format.missing", option, formats.extensions());
      }
      ofName
          .filter(possible.negate())
          .ifPresent(
              other -> {
                throw refused(
                    other.isReadable() ? "convert.format.input" : "convert.format.output",
                    file,
                    other.extensions().get(0),
                    formats.extensions());
              });
      return ofName;
    }
    String extension = named.get();
    RecordFormat format =
        formats
            .withExtension(extension)
            .orElseThrow(() -> refused("convert.format", option, extension, formats.extensions()));
    if (ofName.filter(other -> !other.equals(format)).isPresent()) {
      throw refused("convert.format.other", option, extension, file);
    }
    return Optional.of(format);
  }

  private static RefusedException refused(String key, Object... arguments) {
    return new RefusedException(LauncherTexts.of(key, arguments));
  }
}
