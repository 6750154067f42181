package org.gobang.cluster.job;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The properties of a worker.
 *
 * @param name its name, another one for each process: letters, digits, {@code .}, {@code _} and
 *     {@code -}
 * @param slots the number of jobs in parallel, 1 or more
 * @param build the build, which must be the same on both sides
 * @param nodesPerSecond the measured speed of one slot while all are at work
 * @param programs the programs that it has
 */
public record WorkerProfile(
    String name, int slots, String build, long nodesPerSecond, List<EngineProgram> programs) {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,100}");
  private static final int MOST_SLOTS = 4096;

  /**
   * Creates a profile.
   *
   * @throws IllegalArgumentException if one is not valid
   */
  public WorkerProfile {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("not the name of a worker: " + name);
    }
    if (slots < 1 || slots > MOST_SLOTS || nodesPerSecond < 0) {
      throw new IllegalArgumentException("a worker has 1 to " + MOST_SLOTS + " slots, and a speed");
    }
    programs = List.copyOf(programs);
  }

  /**
   * Returns whether a program is installed on the worker.
   *
   * @param program the program, by its digest
   * @return whether it can do jobs that need it
   */
  public boolean has(EngineProgram program) {
    return programs.stream().anyMatch(own -> own.digest().equals(program.digest()));
  }
}
