package org.gobang.engines.isolated;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.RefusedException;
import org.gobang.engines.process.ChildProcess;
import org.gobang.engines.process.SessionCommand;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs in a bubblewrap sandbox ({@code bwrap}) on Linux. The sandbox has no network, a
 * separate process tree, {@code /proc} and {@code /tmp}, only the locale as environment, and only
 * system libraries and specified files. They end with the application.
 *
 * @param program the path of {@code bwrap}
 */
public record Bubblewrap(Path program) {

  /** The kind of the {@link RefusedException} on systems without strict isolation. */
  public static final String UNAVAILABLE = "no-strict-isolation";

  /** The system folders that programs need, if they exist. */
  private static final List<String> LIBRARIES =
      List.of("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/nix/store", "/gnu/store");

  private static final List<String> LOCALE = List.of("LANG", "LC_ALL", "LC_CTYPE");

  private static final String IMPOSSIBLE = "strict isolation is not possible here: ";

  private static final Duration TRIAL_TIME = Duration.ofSeconds(5);

  /** Bubblewrap, once it has been found to work; null until then. */
  private static volatile @Nullable Bubblewrap found;

  /**
   * Finds bubblewrap and checks once that it can run a program.
   *
   * @return bubblewrap
   * @throws RefusedException if it is not installed, or the system forbids it
   */
  public static Bubblewrap find() {
    Bubblewrap working = found;
    if (working != null) {
      return working;
    }
    Bubblewrap made =
        SessionCommand.program("bwrap", Path.of(""))
            .map(Bubblewrap::new)
            .orElseThrow(
                () ->
                    new RefusedException(
                        UNAVAILABLE,
                        "strict isolation needs bubblewrap, on Linux: there is no program bwrap"));
    made.tryOut();
    found = made;
    return made;
  }

  private void tryOut() {
    List<String> version = List.of(program.toString(), "--version");
    List<String> command = command(version, List.of(program), Optional.empty());
    try (ChildProcess trial = ChildProcess.start(command)) {
      OptionalInt status = trial.status(TRIAL_TIME);
      if (!status.equals(OptionalInt.of(0))) {
        String why = trial.stderrTail().stream().findFirst().orElse("bwrap does not end");
        throw new RefusedException(UNAVAILABLE, IMPOSSIBLE + why);
      }
    } catch (IOException e) {
      throw new RefusedException(UNAVAILABLE, IMPOSSIBLE + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RefusedException(UNAVAILABLE, IMPOSSIBLE + "its trial was cancelled");
    }
  }

  /**
   * Returns the command that runs a program in a sandbox. It must be started by {@link
   * ChildProcess} on its thread, because the program ends with the thread that started it.
   *
   * @param confined the program and its arguments
   * @param readable files and folders that it may read
   * @param writable a folder that it may also write, if any
   * @return the program and its arguments
   */
  public List<String> command(
      List<String> confined, Collection<Path> readable, Optional<Path> writable) {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(List.of("--unshare-all", "--die-with-parent", "--new-session"));
    // With capabilities, a root user could make read-only mounts writable.
    command.addAll(List.of("--cap-drop", "ALL"));
    command.add("--clearenv");
    for (String variable : LOCALE) {
      String value = System.getenv(variable);
      if (value != null) {
        command.addAll(List.of("--setenv", variable, value));
      }
    }
    LIBRARIES.forEach(folder -> command.addAll(List.of("--ro-bind-try", folder, folder)));
    command.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"));
    readable.forEach(file -> bind("--ro-bind", file, command));
    writable.ifPresent(folder -> bind("--bind", folder, command));
    command.addAll(List.of("--remount-ro", "/", "--chdir", "/tmp", "--"));
    command.addAll(confined);
    return List.copyOf(command);
  }

  private static void bind(String how, Path file, List<String> command) {
    String path = file.toAbsolutePath().normalize().toString();
    command.addAll(List.of(how, path, path));
  }
}
