package org.gobang.cluster.job;

/**
 * A program, for example an engine, that must be installed on a worker. Programs are not sent.
 *
 * @param name the display name
 * @param digest the digest of the content, in letters and digits; equal for equivalent programs of
 *     worker and coordinator
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
