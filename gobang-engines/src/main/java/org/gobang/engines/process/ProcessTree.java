package org.gobang.engines.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.gobang.game.HostThreads;

/**
 * A process and all of its descendants.
 *
 * <p>A process whose parent has ended is no longer listed as a descendant. So each tree has an
 * environment variable, which descendants inherit, and a session of its own; a {@link Watchdog}
 * finds and kills the tree by these, even if the application is killed. Without a watchdog, the
 * descendants of the first process are killed.
 *
 * <p>A nested tree belongs to the outer one, with whose value its variable begins.
 */
public final class ProcessTree {

  static final String VARIABLE = "GOBANG_PROCESS";

  /**
   * Its thread lives as long as the application, because a sandboxed process ends with the thread
   * that started it, by {@code PR_SET_PDEATHSIG} of Linux.
   */
  private static final Executor STARTER =
      Executors.newSingleThreadExecutor(HostThreads.factory("gobang-process-start"));

  private final Process first;
  private final Optional<Watchdog> watchdog;

  private ProcessTree(Process first, Optional<Watchdog> watchdog) {
    this.first = first;
    this.watchdog = watchdog;
  }

  /**
   * Starts the first process.
   *
   * @param builder the command, the working folder and the environment
   * @throws IOException if the program or folder does not exist, or the system refuses to start
   *     more processes
   */
  static ProcessTree start(ProcessBuilder builder) throws IOException {
    String outer = System.getenv(VARIABLE);
    String own = UUID.randomUUID().toString();
    String value = outer == null ? own : outer + "/" + own;
    builder.environment().put(VARIABLE, value);
    builder.command(SessionCommand.of(builder.command(), builder.directory().toPath()));
    // Started before the process, in case the application is killed right after.
    Optional<Watchdog> watchdog = Watchdog.start(Map.entry(VARIABLE, value));
    try {
      Process first = startOnStarter(builder);
      watchdog.ifPresent(each -> each.watch(first));
      return new ProcessTree(first, watchdog);
    } catch (IOException e) {
      watchdog.ifPresent(Watchdog::end);
      throw e;
    }
  }

  private static Process startOnStarter(ProcessBuilder builder) throws IOException {
    try {
      return CompletableFuture.supplyAsync(
              () -> {
                try {
                  return builder.start();
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              },
              STARTER)
          .join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException io) {
        throw io.getCause();
      }
      throw e;
    }
  }

  Process first() {
    return first;
  }

  /** Starts killing the tree without waiting, if there is a watchdog. */
  void beginToEnd() {
    watchdog.ifPresent(Watchdog::end);
  }

  /** Kills the tree. */
  void end() {
    beginToEnd();
    if (watchdog.isPresent()) {
      try {
        watchdog.get().await();
      } catch (InterruptedException atOnce) {
        Thread.currentThread().interrupt();
      }
    }
    // Needed if there is no watchdog or it was killed.
    first.descendants().forEach(ProcessHandle::destroyForcibly);
    if (first.isAlive()) {
      // For an ended process this would discard its remaining output.
      first.destroyForcibly();
    }
  }

  /** Kills all descendants of this process, except those that watchdogs kill after the exit. */
  public static void endOwn() {
    if (!Watchdog.isPossible()) {
      ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }
  }
}
