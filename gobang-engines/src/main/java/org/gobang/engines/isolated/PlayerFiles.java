package org.gobang.engines.isolated;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.player.Settings;

/**
 * The files of a player except the files of the plugin.
 *
 * @param folder the folder of the player, if any
 * @param named the absolute paths of existing files in the options of the user
 */
public record PlayerFiles(Optional<Path> folder, List<Path> named) {

  /** Creates a value with a copy of the list. */
  public PlayerFiles {
    named = List.copyOf(named);
  }

  static PlayerFiles of(List<Option> options, Settings settings) {
    return new PlayerFiles(
        settings.folder().map(Path::toAbsolutePath), named(options, settings.values()));
  }

  /**
   * Returns the files in option values.
   *
   * @param options the possible options
   * @param values the values, by option key
   * @return the absolute paths of existing files
   */
  public static List<Path> named(List<Option> options, Map<String, String> values) {
    List<Path> named = new ArrayList<>();
    for (Option option : options) {
      if (option instanceof Option.File) {
        path(values.getOrDefault(option.key(), "")).filter(Files::exists).ifPresent(named::add);
      }
    }
    return named;
  }

  /**
   * Returns the option values with absolute file paths. The worker process has a different working
   * folder.
   *
   * @param options the possible options
   * @param values the values, by option key
   * @return the same values, but for the paths
   */
  public static Map<String, String> absolute(List<Option> options, Map<String, String> values) {
    Map<String, String> absolute = new LinkedHashMap<>(values);
    for (Option option : options) {
      if (option instanceof Option.File) {
        absolute.computeIfPresent(
            option.key(), (key, value) -> path(value).map(Path::toString).orElse(value));
      }
    }
    return absolute;
  }

  /**
   * Returns the absolute path; empty for an empty text or an invalid path, which the player
   * refuses.
   */
  private static Optional<Path> path(String file) {
    try {
      return file.isBlank() ? Optional.empty() : Optional.of(Path.of(file).toAbsolutePath());
    } catch (InvalidPathException refusedByThePlayer) {
      return Optional.empty();
    }
  }
}
