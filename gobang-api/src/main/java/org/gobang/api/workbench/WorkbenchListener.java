package org.gobang.api.workbench;

/**
 * Receives the events of the workbench.
 *
 * <p>Events come one at a time, in order, on a thread of the host. A listener that takes long holds
 * up the next event; what it throws is logged, and the next event comes anyway.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
public interface WorkbenchListener {

  /**
   * Returns a game was opened, by this user interface or another.
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
   * Something failed that no user interface asked for, and everything continues: games cannot be
   * kept on the disk, say.
   *
   * @param sentence what failed and why, in the user's language
   */
  default void troubled(String sentence) {}
}
