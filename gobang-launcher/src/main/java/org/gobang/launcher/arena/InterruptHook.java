package org.gobang.launcher.arena;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Has an interrupt from the keyboard, or a request to end, end a command in an orderly way: it is
 * told to stop, and the program does not go before it has said what there is to say.
 */
final class InterruptHook {

  /** How long that may take. */
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

  /** All was said: the program may end. */
  void remove() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // The hook runs, and was waiting for this.
    }
  }
}
