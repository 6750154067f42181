package org.gobang.engines.process;

/** The threads that serve processes: daemons that have nothing of whoever started them. */
final class Daemons {

  private Daemons() {}

  static Thread of(String name, Runnable code) {
    Thread thread = new Thread(null, code, name, 0, false);
    thread.setDaemon(true);
    thread.setContextClassLoader(Daemons.class.getClassLoader());
    return thread;
  }
}
