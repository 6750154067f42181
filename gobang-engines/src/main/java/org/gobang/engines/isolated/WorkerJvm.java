package org.gobang.engines.isolated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The JVM that a worker runs in: the one of this application, with a limit to its memory.
 *
 * @param megabytes how much its heap may grow to, in MiB
 */
public record WorkerJvm(int megabytes) {

  /** Enough for a search with a large table, and eight of them fit into a small machine. */
  public static final WorkerJvm USUAL = new WorkerJvm(512);

  /**
   * The command that starts it.
   *
   * @param main what to run in it: a module path or class path, properties, the main class, and
   *     what that is given
   * @return the program and its arguments
   */
  public List<String> command(List<String> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx" + megabytes + "m");
    // Classes can be made without end, too.
    command.add("-XX:MaxMetaspaceSize=" + megabytes + "m");
    // Small heaps are collected soonest so, and a worker needs few threads besides the player's.
    command.add("-XX:+UseSerialGC");
    // Where the young generation is larger than a search's table, the collector copies that within
    // a
    // move.
    command.add("-Xmn" + Math.min(16, megabytes / 2) + "m");
    // Without memory nothing goes on as it should: the process had better end, and say so.
    command.add("-XX:+ExitOnOutOfMemoryError");
    // The protocol has the standard output to itself.
    command.add("-XX:+DisplayVMOutputToStderr");
    // A crash leaves a file to read, though not in the folder of whoever plays, and no memory
    // image.
    command.add("-XX:ErrorFile=" + crashReport("%p"));
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:-UsePerfData");
    command.add("-Djava.awt.headless=true");
    // A plugin's could keep the worker from ending.
    command.add("-Djava.security.manager=disallow");
    command.addAll(main);
    return List.copyOf(command);
  }

  /** Where a JVM says why it crashed; Java puts its process id in place of {@code %p}. */
  static Path crashReport(String pid) {
    return Path.of(System.getProperty("java.io.tmpdir"), "gobang-crash-" + pid + ".log");
  }
}
