package org.gobang.arena.play;

/**
 * A machine that plays games.
 *
 * @param name the name of its worker, another one for each process
 * @param nodesPerSecond the measured speed of its engine in one of its slots; 0 if none was
 *     measured
 * @param timeScale the factor for time limits, so that slow and fast machines have the same number
 *     of nodes per move; 1 if time limits are not scaled
 */
public record Machine(String name, long nodesPerSecond, double timeScale) {

  /**
   * Creates a machine.
   *
   * @throws IllegalArgumentException if the name is blank, the speed negative, or the scale not
   *     positive
   */
  public Machine {
    if (name.isBlank() || nodesPerSecond < 0 || !(timeScale > 0)) {
      throw new IllegalArgumentException("a machine has a name, a speed and a scale of time");
    }
  }
}
