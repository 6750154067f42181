package org.gobang.engines.process;

/**
 * Creates the daemon threads for processes, which inherit nothing from the thread that starts them.
 */
final class DaemonThreads {

  private DaemonThreads() {}

  static Thread create(String name, Runnable code) {
    Thread thread = new Thread(null, code, name, 0, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(DaemonThreads.class.getClassLoader());
    return thread;
  }
}
