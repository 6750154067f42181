package org.gobang.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * Creates the daemon threads of the application. A plugin's thread may start them, so they inherit
 * neither its class loader nor its locals.
 */
public final class HostThreads {

  private HostThreads() {}

  /**
   * Returns the executor of games. Its threads wait for players, call boards and notify listeners.
   * It has as many threads as tasks run at a time, so that one that blocks in plugin code delays no
   * other.
   */
  static ExecutorService executor() {
    return Executors.newCachedThreadPool(factory("gobang-game"));
  }

  /** Returns a factory for threads with a name. */
  public static ThreadFactory factory(String name) {
    return code -> create(name, code);
  }

  /** Creates a thread without starting it. */
  public static Thread create(String name, Runnable code) {
    Thread thread = new Thread(null, code, name, 0, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(HostThreads.class.getClassLoader());
    return thread;
  }

  /** Starts a thread. */
  public static Thread start(String name, Runnable code) {
    Thread thread = create(name, code);
    thread.start();
    return thread;
  }

  /** Waits for the end of a thread, even if the calling thread is interrupted. */
  public static void awaitEnd(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
