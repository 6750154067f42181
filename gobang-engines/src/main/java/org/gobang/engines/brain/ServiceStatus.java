package org.gobang.engines.brain;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The state of the service: whether a search runs, and whether the service has ended. */
final class ServiceStatus {

  /**
   * The time limit for answering pending commands at the end, which is the time that managers wait.
   */
  private static final Duration FINISH_TIMEOUT = Duration.ofSeconds(1);

  private boolean searching;
  private boolean ended;
  private boolean done;

  /**
   * Records the start of a search.
   *
   * @throws InterruptedException if the service has ended
   */
  synchronized void begin() throws InterruptedException {
    if (ended) {
      throw new InterruptedException("the service has ended");
    }
    searching = true;
  }

  /** Records the end of the search. */
  synchronized void end() {
    searching = false;
  }

  /** Records that all commands are answered. */
  synchronized void done() {
    done = true;
    notifyAll();
  }

  /**
   * Ends the service. Waits for pending commands if no search runs, as with input from a file, and
   * then closes the output.
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
