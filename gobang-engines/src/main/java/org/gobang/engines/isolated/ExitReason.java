package org.gobang.engines.isolated;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.engines.process.ChildProcess;

/** Explains why the process of a worker exited. */
final class ExitReason {

  /** The exit status of a JVM with {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int OUT_OF_MEMORY = 3;

  private ExitReason() {}

  /**
   * Returns the exit reason of a process that has closed its output, after a short wait for the
   * exit.
   *
   * @return a sentence without a full stop
   */
  static String of(String player, ChildProcess process, WorkerJvm jvm) throws InterruptedException {
    OptionalInt status = process.status(ChildProcess.EXIT_REASON_TIMEOUT);
    if (status.equals(OptionalInt.of(OUT_OF_MEMORY))
        && process.stderrTail().stream().anyMatch(line -> line.contains("OutOfMemoryError"))) {
      return player + " used up the " + jvm.megabytes() + " MB of memory that its process has";
    }
    Path report = WorkerJvm.crashReport(String.valueOf(process.pid()));
    if (Files.exists(report)) {
      return player + " crashed its process; what Java says of it stands in " + report;
    }
    Optional<String> unconfined =
        process.stderrTail().stream().filter(line -> line.startsWith("bwrap: ")).findFirst();
    if (unconfined.isPresent()) {
      return player + " got no process: " + unconfined.get();
    }
    Optional<String> refused = refusedByJava(process.stderrTail());
    if (refused.isPresent()) {
      return player + " got no process: Java says: " + refused.get();
    }
    return ChildProcess.exitReason(player, status);
  }

  /**
   * Returns the reason why the JVM could not start, for example an invalid option in the
   * environment.
   */
  private static Optional<String> refusedByJava(List<String> stderrTail) {
    boolean refused =
        stderrTail.stream()
            .anyMatch(
                line ->
                    line.startsWith("Error occurred during initialization")
                        || line.startsWith("Error: Could not create the Java Virtual Machine"));
    return stderrTail.stream()
        .filter(line -> refused && !line.startsWith("Error") && !line.startsWith("Picked up"))
        .findFirst();
  }
}
