package org.gobang.engines.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Has a program begin a session of its own (POSIX, {@code setsid}), by which all processes that it
 * starts can be found, unless one begins a session itself. The keys and the closing of a terminal
 * do not reach it. The program {@code setsid} is part of Linux systems; elsewhere commands stay as
 * they are.
 */
final class OwnSession {

  private static final Path HERE = Path.of("").toAbsolutePath();

  private static final Optional<Path> SETSID = program("setsid", HERE);

  private OwnSession() {}

  /**
   * The command that runs a command in its own session, in the same process.
   *
   * @param command the program and its arguments
   * @param folder where it is to work
   * @return the same command where there is no {@code setsid}, and where there is no such program:
   *     to start that fails with the system's words
   */
  static List<String> of(List<String> command, Path folder) {
    Optional<Path> program = program(command.get(0), folder.toAbsolutePath());
    if (SETSID.isEmpty() || program.isEmpty()) {
      return command;
    }
    List<String> prefixed = new ArrayList<>(List.of(SETSID.get().toString()));
    prefixed.add(program.get().toString());
    prefixed.addAll(command.subList(1, command.size()));
    return prefixed;
  }

  /** Finds a program as Java does: on the path of this process, or from the folder of the new. */
  private static Optional<Path> program(String name, Path folder) {
    try {
      return File.separatorChar == '/' ? programs(name, folder).findFirst() : Optional.empty();
    } catch (InvalidPathException noFileHasSuchName) {
      return Optional.empty();
    }
  }

  private static Stream<Path> programs(String name, Path folder) {
    Stream<Path> candidates =
        name.contains("/")
            ? Stream.of(folder.resolve(name))
            : Stream.of(
                    System.getenv()
                        .getOrDefault("PATH", "")
                        .split(Pattern.quote(File.pathSeparator), -1))
                .filter(each -> !each.isEmpty())
                .map(each -> HERE.resolve(each).resolve(name));
    return candidates.filter(file -> Files.isRegularFile(file) && Files.isExecutable(file));
  }
}
