package org.gobang.api.render;

import org.gobang.api.workbench.Workbench;

/**
 * A front end at work.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
@FunctionalInterface
public interface Renderer {

  /**
   * Runs until the person has had enough. The first front end leads and runs on the thread of
   * {@code main}; when it returns, the application ends. Each further one watches on a thread of
   * its own, and only itself ends when it returns. A window that brings its own thread waits here
   * until it is closed.
   *
   * <p>Games and analyses that are still open are closed afterwards. An exception ends the
   * application with status 1, or this front end alone if it watches.
   *
   * @param workbench the application; not to be used after the return
   * @return the exit status of the application: 0 done, 1 something failed; of no account from a
   *     front end that watches
   * @throws InterruptedException if the thread was interrupted: the application ends, and the front
   *     end with it
   */
  int run(Workbench workbench) throws InterruptedException;
}
