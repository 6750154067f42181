package org.gobang.engines.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Measures the time since the start of this process, including the start of Java. Managers count
 * this time.
 */
public final class ProcessAge {

  private static final Path STATUS = Path.of("/proc/self/stat");
  private static final Path UPTIME = Path.of("/proc/uptime");

  /**
   * The position of the start time in the status: the 22nd field, where the second one ends with a
   * bracket.
   */
  private static final int START_AFTER_NAME = 19;

  private static final int TICK_MILLIS = 10;

  private ProcessAge() {}

  /**
   * Returns the time since the start of this process.
   *
   * @return the time, accurate to a few hundredths of a second; zero if unknown
   */
  public static Duration get() {
    return ofLinux().or(ProcessAge::ofJava).orElse(Duration.ZERO);
  }

  /**
   * Returns the time on Linux. Java counts from the start of the system, which it knows only to the
   * second.
   */
  private static Optional<Duration> ofLinux() {
    try {
      String status = Files.readString(STATUS);
      return of(status, Files.readString(UPTIME));
    } catch (IOException | RuntimeException notLinux) {
      return Optional.empty();
    }
  }

  /**
   * Returns the age from files in {@code /proc}; empty if the system appears to have started after
   * the process, for example in a container.
   */
  static Optional<Duration> of(String status, String uptime) {
    String[] fields = status.substring(status.lastIndexOf(')') + 2).split(" ", -1);
    long start = Long.parseLong(fields[START_AFTER_NAME]) * TICK_MILLIS;
    double now = Double.parseDouble(uptime.substring(0, uptime.indexOf(' '))) * 1000;
    return now < start ? Optional.empty() : Optional.of(Duration.ofMillis((long) now - start));
  }

  private static Optional<Duration> ofJava() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> Duration.between(start, Instant.now()))
        .filter(age -> !age.isNegative());
  }
}
