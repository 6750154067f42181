package org.gobang.engines.added;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.process.EngineTexts;
import org.gobang.engines.process.SessionCommand;

/** Finds programs that the system can start. */
public final class ProgramPath {

  /** The optional file extensions on Windows. */
  private static final List<String> ENDINGS = List.of("", ".exe", ".com");

  private ProgramPath() {}

  /**
   * Finds a program as a shell does: by path, or by name in the folders of {@code PATH}.
   *
   * @param given a path or a name
   * @return the path, from the root; or the name
   * @throws RefusedException if the program does not exist
   */
  public static String of(String given) {
    try {
      Path path = Path.of(given);
      if (path.getNameCount() == 1 && !path.isAbsolute()) {
        if (ENDINGS.stream()
            .flatMap(end -> SessionCommand.onPath(given + end))
            .noneMatch(ProgramPath::canBeStarted)) {
          throw EngineTexts.refused("engine-not-on-path", given);
        }
        return given;
      }
      if (!canBeStarted(path)) {
        throw EngineTexts.refused(GomocupProvider.NO_PROGRAM, given);
      }
      return path.toAbsolutePath().normalize().toString();
    } catch (InvalidPathException noPath) {
      throw EngineTexts.refused(GomocupProvider.NO_PROGRAM, given);
    }
  }

  private static boolean canBeStarted(Path path) {
    return Files.isRegularFile(path) && Files.isExecutable(path);
  }
}
