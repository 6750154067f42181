package org.gobang.ui.web;

import java.util.concurrent.CountDownLatch;

/** Notifies pages when the application exits, including by a signal. */
final class ShutdownNotice {

  private ShutdownNotice() {}

  /**
   * Waits until the interface or the process stops, then notifies the pages.
   *
   * @param quit reaches zero when the interface must stop
   * @param said notifies the pages, within a short time
   */
  static void sayAtTheEnd(CountDownLatch quit, Runnable said) throws InterruptedException {
    Thread hook = new Thread(said, "gobang-web-goodbye");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      quit.await();
    } finally {
      if (remove(hook)) {
        said.run();
      }
    }
  }

  /** Removes the hook and returns true, or returns false during shutdown, when the hook runs. */
  private static boolean remove(Thread hook) {
    try {
      return Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      return false;
    }
  }
}
