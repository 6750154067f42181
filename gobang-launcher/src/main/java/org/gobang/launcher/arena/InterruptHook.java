package org.gobang.launcher.arena;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gobang.game.GuardedPlayer;
import org.gobang.launcher.cli.ExitStatus;

/**
 * Ends a command in an orderly way after an interrupt from the keyboard, a request to end the
 * process, or a player that ends it: the player has crashed, the command is stopped, and the
 * process ends after its last output.
 */
public final class InterruptHook {

  private static final String NAME = "gobang-interrupt";

  /** How long the command may take to end. */
  private static final Duration TO_END = Duration.ofSeconds(20);

  /** The other hooks of the application. */
  private static final Set<String> HOOKS = Set.of("gobang-plugins-shutdown", "gobang-process-end");

  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean exited;
  private final Thread hook;

  private InterruptHook(Runnable stop) {
    hook =
        new Thread(
            () -> {
              exited = GuardedPlayer.failExiting();
              stop.run();
              try {
                done.await(TO_END.toNanos(), TimeUnit.NANOSECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              if (exited) {
                haltAsFailed();
              }
            },
            NAME);
  }

  /** Whether a player has ended the process. */
  boolean exited() {
    return exited;
  }

  /** The player chose the exit status of the process, which must not be that of a success. */
  private static void haltAsFailed() {
    try {
      for (Thread thread : Thread.getAllStackTraces().keySet()) {
        if (HOOKS.contains(thread.getName())) {
          thread.join(TO_END.toMillis());
        }
      }
    } catch (InterruptedException atOnce) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(ExitStatus.FAILED);
  }

  /** Whether a command is being stopped in this process. */
  public static boolean isRunning() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals(NAME));
  }

  /** Waits for an interrupt until it is removed. */
  public static InterruptHook install(Runnable stop) {
    InterruptHook installed = new InterruptHook(stop);
    Runtime.getRuntime().addShutdownHook(installed.hook);
    return installed;
  }

  /** Lets the process end: the command has written all of its output. */
  public void remove() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // The hook runs, and was waiting for this.
    }
  }
}
