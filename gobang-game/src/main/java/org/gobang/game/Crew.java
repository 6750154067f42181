package org.gobang.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * The threads that work for games: they wait for players, look at boards and tell listeners. All
 * are daemons, as many as are needed at a time, so that one which is stuck in foreign code holds up
 * nothing else.
 */
final class Crew {

  private Crew() {}

  static ExecutorService gather() {
    return Executors.newCachedThreadPool(daemons("gobang-game"));
  }

  static ThreadFactory daemons(String name) {
    return code -> {
      // Threads are started from plugins' threads too, whose loaders and locals stay theirs.
      Thread thread = new Thread(null, code, name, 0, false);
      thread.setDaemon(true);
      thread.setContextClassLoader(Crew.class.getClassLoader());
      return thread;
    };
  }
}
