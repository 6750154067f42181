package org.gobang.engines.brain;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The state of the service: searching, idle or closed. */
final class ServiceStatus {

  /** The time limit for answering pending commands at the end. Managers wait for this time. */
  private static final Duration FINISH_TIMEOUT = Duration.ofSeconds(1);

  private boolean searching;
  private boolean ended;
  private boolean done;

  /**
   * Records the start of a search.
   *
   * @throws InterruptedException if the service is closed
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

  /** Records that all commands have answers. */
  synchronized void done() {
    done = true;
    notifyAll();
  }

  /**
   * Closes the service. If no search runs, for example with input from a file, waits for pending
   * commands. Then closes the output.
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
