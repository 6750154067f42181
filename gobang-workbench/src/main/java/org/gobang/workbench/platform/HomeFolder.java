package org.gobang.workbench.platform;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The home folder of the user: the value of {@code HOME} (POSIX), or otherwise of the Java property
 * {@code user.home}. On Windows, {@code HOME} has no meaning.
 */
public final class HomeFolder {

  private HomeFolder() {}

  /**
   * Finds the folder.
   *
   * @return the folder; empty if the system has none, or none in its own encoding
   */
  public static Optional<Path> find() {
    return find(
        System.getProperty("os.name"), System.getenv("HOME"), System.getProperty("user.home"));
  }

  static Optional<Path> find(String system, @Nullable String variable, @Nullable String account) {
    String named = isWindows(system) ? null : variable;
    return Stream.of(Optional.ofNullable(named), Optional.ofNullable(account))
        .flatMap(Optional::stream)
        .map(HomeFolder::absolute)
        .flatMap(Optional::stream)
        .findFirst();
  }

  static boolean isWindows(String system) {
    return system.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  /**
   * Parses an absolute path.
   *
   * @param folder the text of a path
   * @return the path; empty if the text is not absolute, or is not a valid path on this system
   */
  public static Optional<Path> absolute(String folder) {
    try {
      return Optional.of(Path.of(folder)).filter(Path::isAbsolute);
    } catch (InvalidPathException notInThisEncoding) {
      return Optional.empty();
    }
  }
}
