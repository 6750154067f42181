package org.gobang.api.workbench;

/**
 * Receives the events of the workbench.
 *
 * <p>Events come one at a time, in order, on a thread of the host. A listener that takes long holds
 * up the next event; what it throws is logged, and the next event comes all the same.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
public interface WorkbenchListener {

  /**
   * A game was opened, by this front end or another.
   *
   * @param game the game; {@link Game#listen} tells how it goes
   */
  default void opened(Game game) {}

  /**
   * Plugins came or went. Games go on with the players they have.
   *
   * @param plugins everything found and everything refused, as it is now
   */
  default void pluginsChanged(Plugins plugins) {}

  /**
   * Something failed that no front end asked for, and everything goes on: games cannot be kept on
   * the disk, say.
   *
   * @param sentence what failed and why, in the person's language
   */
  default void troubled(String sentence) {}
}
