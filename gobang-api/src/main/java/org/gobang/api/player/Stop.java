package org.gobang.api.player;

/**
 * A stop request: the time has run out, or the user has requested an immediate move. The player
 * returns its best move within 100 ms.
 *
 * <p>A request cannot be withdrawn. Implemented by the host; any thread may call the methods.
 */
public interface Stop {

  /**
   * Returns whether a stop was requested. This call is cheap; a search makes it about every
   * thousand nodes.
   *
   * @return true after the request
   */
  boolean requested();

  /**
   * Registers an action for the stop request, for players that wait for another process and cannot
   * poll.
   *
   * @param action runs once, on a thread of the host, soon after the request; immediately if the
   *     stop was already requested
   */
  void onRequest(Runnable action);
}
