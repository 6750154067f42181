package org.gobang.engines.process;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * A process and all that it starts, and all that those start.
 *
 * <p>A process that loses its parent is no longer known as a descendant. So each tree has an entry
 * in its environment, which a process hands on to those that it starts, and a session of its own; a
 * {@link Watchdog} finds and ends the tree by these, also when the application is killed. Where
 * there is no watchdog, the descendants of the first process are ended.
 *
 * <p>A tree within a tree belongs to it: its entry begins with that of the outer one.
 */
public final class ProcessTree {

  static final String VARIABLE = "GOBANG_PROCESS";

  private final Process first;
  private final Optional<Watchdog> watchdog;

  private ProcessTree(Process first, Optional<Watchdog> watchdog) {
    this.first = first;
    this.watchdog = watchdog;
  }

  /**
   * Starts the first process.
   *
   * @param builder with the command, the folder and the environment
   * @throws IOException if there is no such program or folder, or the system lets no more processes
   *     start
   */
  static ProcessTree start(ProcessBuilder builder) throws IOException {
    String outer = System.getenv(VARIABLE);
    String own = UUID.randomUUID().toString();
    String value = outer == null ? own : outer + "/" + own;
    builder.environment().put(VARIABLE, value);
    builder.command(OwnSession.of(builder.command(), builder.directory().toPath()));
    // Before the process: it may start others at once, and the application be killed just then.
    Optional<Watchdog> watchdog = Watchdog.start(Map.entry(VARIABLE, value));
    try {
      Process first = builder.start();
      watchdog.ifPresent(each -> each.watch(first));
      return new ProcessTree(first, watchdog);
    } catch (IOException e) {
      watchdog.ifPresent(Watchdog::end);
      throw e;
    }
  }

  Process first() {
    return first;
  }

  /** Has all of it ended by force, and does not wait for that where a watchdog does it. */
  void beginToEnd() {
    watchdog.ifPresent(Watchdog::end);
  }

  /** Ends all of it by force. */
  void end() {
    beginToEnd();
    if (watchdog.isPresent()) {
      try {
        watchdog.get().await();
      } catch (InterruptedException atOnce) {
        Thread.currentThread().interrupt();
      }
    }
    // Ended already, unless there is no watchdog, or something has ended that.
    first.descendants().forEach(ProcessHandle::destroyForcibly);
    if (first.isAlive()) {
      // Of one that has ended, this would throw away what it said last.
      first.destroyForcibly();
    }
  }

  /** Ends all that this process started, unless watchdogs do that when it has ended. */
  public static void endOwn() {
    if (!Watchdog.isPossible()) {
      ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }
  }
}
