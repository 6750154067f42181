package org.gobang.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * The executor of games, which waits for players, calls boards and notifies listeners. It has as
 * many daemon threads as tasks run at a time, so that one that blocks in plugin code delays no
 * other.
 */
final class GameThreads {

  private GameThreads() {}

  static ExecutorService executor() {
    return Executors.newCachedThreadPool(daemonFactory("gobang-game"));
  }

  static ThreadFactory daemonFactory(String name) {
    return code -> {
      // A plugin's thread may start this one: inherit neither its class loader nor its locals.
      Thread thread = new Thread(null, code, name, 0, false);
      thread.setDaemon(true);
      thread.setContextClassLoader(GameThreads.class.getClassLoader());
      return thread;
    };
  }
}
