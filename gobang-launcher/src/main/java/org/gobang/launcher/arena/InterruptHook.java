package org.gobang.launcher.arena;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends a command in an orderly way after an interrupt from the keyboard or a request to end the
 * process: the command is stopped, and the process ends after its last output.
 */
final class InterruptHook {

  /** How long the command may take to end. */
  private static final Duration TO_END = Duration.ofSeconds(20);

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;

  private InterruptHook(Runnable stop) {
    hook =
        new Thread(
            () -> {
              stop.run();
              try {
                done.await(TO_END.toNanos(), TimeUnit.NANOSECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "gobang-interrupt");
  }

  /** Waits for an interrupt until it is removed. */
  static InterruptHook install(Runnable stop) {
    InterruptHook installed = new InterruptHook(stop);
    Runtime.getRuntime().addShutdownHook(installed.hook);
    return installed;
  }

  /** Lets the process end: the command has written all of its output. */
  void remove() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // The hook runs, and was waiting for this.
    }
  }
}
