package org.gobang.engines.isolated;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The JVM of a worker: the JVM of this application with limited memory.
 *
 * @param megabytes the limit of its heap, in MiB
 */
public record WorkerJvm(int megabytes) {

  /**
   * The default JVM, which has enough memory for a large transposition table. Eight such workers
   * fit into a small machine.
   */
  public static final WorkerJvm DEFAULT = new WorkerJvm(512);

  /**
   * Returns the start command.
   *
   * @param main its arguments: a module path or class path, properties, the main class and its
   *     arguments
   * @return the program and its arguments
   */
  public List<String> command(List<String> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx" + megabytes + "m");
    // Classes can also exhaust the memory.
    command.add("-XX:MaxMetaspaceSize=" + megabytes + "m");
    // The fastest collector for small heaps, without its own threads.
    command.add("-XX:+UseSerialGC");
    // With a young generation larger than a transposition table, the collector copies the table
    // during a move.
    command.add("-Xmn" + Math.min(16, megabytes / 2) + "m");
    // After an OutOfMemoryError nothing is reliable.
    command.add("-XX:+ExitOnOutOfMemoryError");
    // Standard output is reserved for messages.
    command.add("-XX:+DisplayVMOutputToStderr");
    // A crash results in a report outside the current folder, and no core dump.
    command.add("-XX:ErrorFile=" + crashReport("%p"));
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:-UsePerfData");
    command.add("-Djava.awt.headless=true");
    // A plugin's security manager could prevent the worker from ending.
    command.add("-Djava.security.manager=disallow");
    command.addAll(main);
    return List.copyOf(command);
  }

  /**
   * Returns the files a worker JVM needs in addition to its arguments: the Java home and the
   * targets of its symbolic links, for example the configuration in {@code /etc} on some systems.
   *
   * @return files and folders
   * @throws IOException if they cannot be listed
   */
  public static List<Path> files() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    List<Path> files = new ArrayList<>(List.of(home));
    try (Stream<Path> all = Files.walk(home)) {
      for (Path link : all.filter(Files::isSymbolicLink).filter(Files::exists).toList()) {
        Path target = link.toRealPath();
        if (!target.startsWith(home)) {
          files.add(target);
        }
      }
    }
    return files;
  }

  /**
   * Returns the path of the crash report of a JVM. Java replaces {@code %p} with the process id.
   */
  static Path crashReport(String pid) {
    return Path.of(System.getProperty("java.io.tmpdir"), "gobang-crash-" + pid + ".log");
  }
}
