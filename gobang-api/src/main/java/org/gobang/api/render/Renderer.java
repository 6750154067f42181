package org.gobang.api.render;

import org.gobang.api.workbench.Workbench;

/**
 * A user interface of one run of the application.
 *
 * <p>Implemented by renderer plugins; new methods are default methods.
 */
@FunctionalInterface
public interface Renderer {

  /**
   * Runs until the user closes the interface. The first interface leads: it runs on the thread of
   * {@code main}, and the application exits when it returns. Each further interface watches: it
   * runs on a separate thread, and only this interface closes when it returns. A window with its
   * own thread waits in this method until it is closed.
   *
   * <p>Open games and analyses are closed afterwards. After an exception, the application exits
   * with status 1, or only this interface closes if it watches.
   *
   * @param workbench the application; do not use it after the return
   * @return the exit status of the application: 0 for success, 1 for failure; ignored for an
   *     interface that watches
   * @throws InterruptedException if the thread was interrupted because the application exits
   */
  int run(Workbench workbench) throws InterruptedException;
}
