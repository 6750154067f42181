package org.gobang.ui.web;

import java.util.concurrent.CountDownLatch;

/** Has pages learn that the application ends, also where a signal ends it. */
final class ShutdownNotice {

  private ShutdownNotice() {}

  /**
   * Waits for the end of the interface, and says goodbye then; or when the process ends before.
   *
   * @param quit reaches zero when the interface is to end
   * @param said tells the pages, in a short time
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

  /** Returns false while the process ends: then the hook runs. */
  private static boolean remove(Thread hook) {
    try {
      return Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      return false;
    }
  }
}
