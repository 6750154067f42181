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
 * Runs a command in a separate POSIX session with {@code setsid}. Its descendants can be found by
 * the session, unless they start their own, and signals of the terminal do not reach it. The
 * program {@code setsid} is part of Linux; on other systems commands are unchanged.
 */
public final class SessionCommand {

  private static final Path HERE = Path.of("").toAbsolutePath();

  private static final Optional<Path> SETSID = program("setsid", HERE);

  private SessionCommand() {}

  /**
   * Returns the command that runs a command in a new session, in the same process.
   *
   * @param command the program and its arguments
   * @param folder its working folder
   * @return the command unchanged if there is no {@code setsid}, or no such program, so that
   *     starting it fails with the system's message
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

  /**
   * Finds a program as Java does: on the path of this process, or relative to the new working
   * folder.
   *
   * @param name its name or path
   * @param folder the working folder
   * @return its file; empty if it does not exist, and on Windows
   */
  public static Optional<Path> program(String name, Path folder) {
    try {
      return File.separatorChar == '/' ? programs(name, folder).findFirst() : Optional.empty();
    } catch (InvalidPathException noFileHasSuchName) {
      return Optional.empty();
    }
  }

  /**
   * Returns the possible locations of a program, in the search order of a shell.
   *
   * @param name its file name
   * @return one path in each folder of {@code PATH}, whether there is such a file or not; none if
   *     no file can have that name
   */
  public static Stream<Path> onPath(String name) {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(Pattern.quote(File.pathSeparator), -1))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> inside(folder, name).stream());
  }

  private static Optional<Path> inside(String folder, String name) {
    try {
      return Optional.of(HERE.resolve(folder).resolve(name));
    } catch (InvalidPathException noFileHasSuchName) {
      return Optional.empty();
    }
  }

  private static Stream<Path> programs(String name, Path folder) {
    Stream<Path> candidates = name.contains("/") ? Stream.of(folder.resolve(name)) : onPath(name);
    return candidates.filter(file -> Files.isRegularFile(file) && Files.isExecutable(file));
  }
}
