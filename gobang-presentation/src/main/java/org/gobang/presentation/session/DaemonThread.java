package org.gobang.presentation.session;

/** Threads of interfaces, which do not keep the process running. */
public final class DaemonThread {

  private DaemonThread() {}

  /** Returns a thread that has not started. */
  public static Thread of(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Starts a thread. */
  public static Thread start(String name, Runnable task) {
    Thread thread = of(name, task);
    thread.start();
    return thread;
  }
}
