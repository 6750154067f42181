package org.gobang.engines.brain;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Whether a search runs, and whether the service has ended. */
final class ServiceStatus {

  /** The time limit for answering pending commands at the end: managers wait no longer. */
  private static final Duration FINISH_TIMEOUT = Duration.ofSeconds(1);

  private boolean searching;
  private boolean ended;
  private boolean done;

  /**
   * A search begins.
   *
   * @throws InterruptedException if the service has ended
   */
  synchronized void begin() throws InterruptedException {
    if (ended) {
      throw new InterruptedException("the service has ended");
    }
    searching = true;
  }

  /** The search has ended. */
  synchronized void end() {
    searching = false;
  }

  /** All commands are answered. */
  synchronized void done() {
    done = true;
    notifyAll();
  }

  /**
   * Ends the service. Waits for pending commands if no search runs, as with input from a file, then
   * closes the output.
   */
  synchronized void endService(ManagerOutput output) throws InterruptedException {
    long until = System.nanoTime() + FINISH_TIMEOUT.toNanos();
    long time = searching ? 0 : FINISH_TIMEOUT.toNanos();
    while (!done && time > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, time);
      time = until - System.nanoTime();
    }
    ended = true;
    output.close();
  }
}
