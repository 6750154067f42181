package org.gobang.launcher;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The home folder: what {@code HOME} names, as POSIX has it, or else the folder of the account,
 * which is all that Java knows. On Windows {@code HOME} has no meaning.
 */
final class Home {

  private Home() {}

  /** The folder; empty where the system names none, or none in its own encoding. */
  static Optional<Path> folder() {
    return folder(
        System.getProperty("os.name"), System.getenv("HOME"), System.getProperty("user.home"));
  }

  static Optional<Path> folder(String system, @Nullable String variable, @Nullable String account) {
    String named = isWindows(system) ? null : variable;
    return Stream.of(Optional.ofNullable(named), Optional.ofNullable(account))
        .flatMap(Optional::stream)
        .map(Home::absolute)
        .flatMap(Optional::stream)
        .findFirst();
  }

  static boolean isWindows(String system) {
    return system.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  /** A path from the root; empty for any other text, and for what the system cannot name. */
  static Optional<Path> absolute(String folder) {
    try {
      return Optional.of(Path.of(folder)).filter(Path::isAbsolute);
    } catch (InvalidPathException notInThisEncoding) {
      return Optional.empty();
    }
  }
}
