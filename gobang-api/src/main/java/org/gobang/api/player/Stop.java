package org.gobang.api.player;

/**
 * The wish to have an answer now: time is up, or the user pressed <em>move now</em>. The player
 * answers with the best it has, within 100 ms.
 *
 * <p>Once requested it stays requested. Implemented by the host; its methods may be called from any
 * thread.
 */
public interface Stop {

  /**
   * Returns whether an answer is wanted now. Cheap: a search asks every thousand nodes or so.
   *
   * @return true from the moment of the request on
   */
  boolean requested();

  /**
   * Has something done at the moment of the request: for a player that waits for another process
   * and cannot ask.
   *
   * @param action run once, on a thread of the host, soon after the request; at once if it was
   *     already made
   */
  void onRequest(Runnable action);
}
