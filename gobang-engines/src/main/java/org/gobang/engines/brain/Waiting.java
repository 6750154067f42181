package org.gobang.engines.brain;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Whether a move is thought of, and whether anybody still waits for one. */
final class Waiting {

  /** Managers give an engine half a second to end; commands that need no thought take less. */
  private static final Duration TO_FINISH = Duration.ofMillis(400);

  private boolean thinking;
  private boolean ended;
  private boolean done;

  /**
   * A move is thought of from now on.
   *
   * @throws InterruptedException if nobody waits for it any more
   */
  synchronized void begin() throws InterruptedException {
    if (ended) {
      throw new InterruptedException("nobody waits for a move any more");
    }
    thinking = true;
    notifyAll();
  }

  /** The move is there. */
  synchronized void end() {
    thinking = false;
  }

  /** All is answered that will be. */
  synchronized void done() {
    done = true;
    notifyAll();
  }

  /**
   * Nobody waits for a move from now on. What was said before is answered yet, up to the first
   * command that wants thought; from then on the voice is silent.
   */
  synchronized void leave(Voice voice) throws InterruptedException {
    ended = true;
    long until = System.nanoTime() + TO_FINISH.toNanos();
    long left = TO_FINISH.toNanos();
    while (!thinking && !done && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
      left = until - System.nanoTime();
    }
    voice.fallSilent();
  }
}
