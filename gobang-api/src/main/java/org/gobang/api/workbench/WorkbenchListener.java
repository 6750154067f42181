package org.gobang.api.workbench;

/**
 * A listener for the events of the workbench.
 *
 * <p>Events come one at a time, in order, on a thread of the host. A slow listener delays the next
 * event; exceptions are logged, and later events are still delivered.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
public interface WorkbenchListener {

  /**
   * Called after a user interface has opened a game.
   *
   * @param game the game; {@link Game#listen} reports its events
   */
  default void opened(Game game) {}

  /**
   * Called after a change of the plugins. Running games keep their players.
   *
   * @param plugins the current plugins
   */
  default void pluginsChanged(Plugins plugins) {}

  /**
   * Called after the failure of an operation that no user interface requested, for example saving
   * games to disk; the application continues.
   *
   * @param sentence the failure and its reason, in the user's language
   */
  default void troubled(String sentence) {}
}
