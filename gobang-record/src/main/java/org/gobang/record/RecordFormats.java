package org.gobang.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gobang.api.record.RecordFormat;

/**
 * File formats for game records, found by file name or content.
 *
 * @param all the formats; no two have the same extension
 */
public record RecordFormats(List<RecordFormat> all) {

  /** The bundled formats only. */
  public static final RecordFormats BUNDLED =
      new RecordFormats(
          List.of(
              TextFormat.SGF,
              TextFormat.PSQ,
              TextFormat.TEXT,
              new RenlibFormat(),
              new RifFormat(),
              TextFormat.BDT,
              new PosFormat()));

  private static final Pattern PACKED = Pattern.compile("(?i)\\.(gz|zip)$");

  /** Creates formats with a copy of the list. */
  public RecordFormats {
    all = List.copyOf(all);
  }

  /** Returns the formats that can be read. */
  public RecordFormats readable() {
    return new RecordFormats(all.stream().filter(RecordFormat::isReadable).toList());
  }

  /** Returns the formats that can be written. */
  public RecordFormats writable() {
    return new RecordFormats(all.stream().filter(RecordFormat::isWritable).toList());
  }

  /**
   * Returns the format that matches a file name.
   *
   * @param file the file, which may not exist; the case of the extension does not matter
   * @return the format with the longest matching extension; empty if there is none
   */
  public Optional<RecordFormat> of(Path file) {
    return of(String.valueOf(file.getFileName()));
  }

  /**
   * Returns the format that matches the name of a possibly compressed file.
   *
   * @param file the file
   * @return the format, for example that of {@code games.rif} for {@code games.rif.gz}; empty if
   *     there is none
   */
  public Optional<RecordFormat> ofPacked(Path file) {
    String name = String.valueOf(file.getFileName());
    return of(name).or(() -> of(PACKED.matcher(name).replaceFirst("")));
  }

  /** Returns the format that matches a file name, like {@link #of(Path)}. */
  Optional<RecordFormat> of(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    RecordFormat found = null;
    int longest = 0;
    for (RecordFormat format : all) {
      for (String extension : format.extensions()) {
        if (extension.length() > longest && name.endsWith(extension)) {
          found = format;
          longest = extension.length();
        }
      }
    }
    return Optional.ofNullable(found);
  }

  /**
   * Returns the format with an extension.
   *
   * @param extension the extension, such as {@code sgf} or {@code .sgf}; the case does not matter
   * @return the format; empty if there is none
   */
  public Optional<RecordFormat> withExtension(String extension) {
    String lower = extension.toLowerCase(Locale.ROOT);
    String dotted = lower.startsWith(".") ? lower : "." + lower;
    return all.stream().filter(format -> format.extensions().contains(dotted)).findFirst();
  }

  /**
   * Returns the format that matches the content of a file.
   *
   * @param beginning the first bytes of the content
   * @return the first format that recognizes the content; otherwise position text, which has no
   *     header
   */
  public RecordFormat of(byte[] beginning) {
    return all.stream()
        .filter(format -> format.isReadable() && format.recognizes(beginning))
        .findFirst()
        .orElse(TextFormat.TEXT);
  }

  /**
   * Returns the extensions of all formats.
   *
   * @return such as {@code .sgf, .psq}, for a message
   */
  public String extensions() {
    return all.stream()
        .flatMap(format -> format.extensions().stream())
        .collect(Collectors.joining(", "));
  }
}
