package org.gobang.api.render;

import org.gobang.api.workbench.Workbench;

/**
 * A user interface at work.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
@FunctionalInterface
public interface Renderer {

  /**
   * Runs until the user has had enough. The first user interface leads and runs on the thread of
   * {@code main}; when it returns, the application ends. Each further one watches on a thread of
   * its own, and only itself ends when it returns. A window that brings its own thread waits here
   * until it is closed.
   *
   * <p>Games and analyses that are still open are closed afterwards. An exception ends the
   * application with status 1, or this user interface alone if it watches.
   *
   * @param workbench the application; not to be used after the return
   * @return the exit status of the application: 0 done, 1 something failed; of no account from a
   *     user interface that watches
   * @throws InterruptedException if the thread was interrupted: the application ends, and the user
   *     interface with it
   */
  int run(Workbench workbench) throws InterruptedException;
}
