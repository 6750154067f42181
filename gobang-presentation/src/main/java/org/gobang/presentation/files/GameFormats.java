package org.gobang.presentation.files;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.presentation.position.InterfaceContext;

/** The file formats of games that a user can choose. */
public record GameFormats(InterfaceContext context) {

  /**
   * A file format of games.
   *
   * @param name its name in the user's language
   * @param extensions the file extensions, such as {@code .sgf}, starting with the one for new
   *     files
   */
  public record GameFormat(String name, List<String> extensions) {

    /** Returns whether a file name has one of the extensions, ignoring case. */
    public boolean takes(Path file) {
      String lower = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
      return extensions.stream().anyMatch(lower::endsWith);
    }
  }

  /** Returns the formats for opening files. */
  public List<GameFormat> readable() {
    return list(RecordFormat::isReadable);
  }

  /** Returns the formats for saving games. */
  public List<GameFormat> writable() {
    return list(RecordFormat::isWritable);
  }

  private List<GameFormat> list(Predicate<RecordFormat> wanted) {
    return context.plugins().formats().stream()
        .filter(found -> wanted.test(found.provider()))
        .map(
            found ->
                new GameFormat(
                    context.describer().label(found.provider()::label, found.id()).name(),
                    found.provider().extensions()))
        .toList();
  }

  /** Returns a combination of several formats. */
  public GameFormat any(List<GameFormat> some) {
    List<String> extensions = some.stream().flatMap(each -> each.extensions().stream()).toList();
    return new GameFormat(
        context.texts().of("formats.any", String.join(", ", extensions)), extensions);
  }

  /**
   * Returns the format of a plugin that recognizes a text. Calls plugins, so use it on a worker.
   */
  Optional<RecordFormat> recognizing(String text) {
    byte[] content = text.getBytes(StandardCharsets.UTF_8);
    byte[] beginning =
        Arrays.copyOf(content, Math.min(content.length, RecordFormat.BEGINNING_BYTES));
    return context.plugins().formats().stream()
        .filter(found -> !found.origin().equals(DiscoveredPlugin.BUNDLED))
        .<RecordFormat>map(DiscoveredPlugin::provider)
        .filter(format -> format.isReadable() && format.recognizes(beginning))
        .findFirst();
  }

  /**
   * Returns a file name with the extension of a format, which replaces the extension of another
   * format.
   *
   * @param name an entered name; may be empty
   */
  public String renamed(String name, GameFormat format) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (name.isEmpty() || format.extensions().stream().anyMatch(lower::endsWith)) {
      return name;
    }
    String present =
        any(list(all -> true)).extensions().stream().filter(lower::endsWith).findFirst().orElse("");
    return name.substring(0, name.length() - present.length()) + format.extensions().get(0);
  }
}
