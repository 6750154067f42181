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
 * The files of a player besides those of its plugin.
 *
 * @param folder its own folder, if it has one
 * @param named the files that the user's options name and that are there; absolute
 */
public record PlayerFiles(Optional<Path> folder, List<Path> named) {

  /** Copies the list. */
  public PlayerFiles {
    named = List.copyOf(named);
  }

  static PlayerFiles of(List<Option> options, Settings settings) {
    List<Path> named = new ArrayList<>();
    for (Option option : options) {
      if (option instanceof Option.File) {
        path(settings.values().getOrDefault(option.key(), ""))
            .filter(Files::exists)
            .ifPresent(named::add);
      }
    }
    return new PlayerFiles(settings.folder().map(Path::toAbsolutePath), named);
  }

  /** The values of the options, files by their absolute paths: the process has another folder. */
  static Map<String, String> absoluteValues(List<Option> options, Settings settings) {
    Map<String, String> values = new LinkedHashMap<>(settings.values());
    for (Option option : options) {
      if (option instanceof Option.File) {
        values.computeIfPresent(
            option.key(), (key, value) -> path(value).map(Path::toString).orElse(value));
      }
    }
    return values;
  }

  /**
   * The absolute path; empty for none, and for a text that is no path, which the player refuses.
   */
  private static Optional<Path> path(String file) {
    try {
      return file.isBlank() ? Optional.empty() : Optional.of(Path.of(file).toAbsolutePath());
    } catch (InvalidPathException refusedByThePlayer) {
      return Optional.empty();
    }
  }
}
