package org.gobang.cluster.job;

/**
 * A program, for example an engine, that must be installed on a worker. Programs are not sent.
 *
 * @param name what people call it
 * @param digest identifies it by its content: letters and digits; equal where a worker's program is
 *     as good as the coordinator's
 */
public record EngineProgram(String name, String digest) {

  /**
   * Creates a program.
   *
   * @throws IllegalArgumentException if it has other characters
   */
  public EngineProgram {
    if (!digest.matches("[0-9a-z]{1,64}")) {
      throw new IllegalArgumentException("not the digest of a program: " + digest);
    }
  }
}
