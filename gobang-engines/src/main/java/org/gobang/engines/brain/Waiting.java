package org.gobang.engines.brain;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Whether a move is thought of, and whether anybody still waits for one. */
final class Waiting {

  /** What is left to answer is answered in so much time, or not at all: managers wait no longer. */
  private static final Duration TO_FINISH = Duration.ofSeconds(1);

  private boolean thinking;
  private boolean left;
  private boolean done;

  /**
   * A move is thought of from now on.
   *
   * @throws InterruptedException if nobody waits for it any more
   */
  synchronized void begin() throws InterruptedException {
    if (left) {
      throw new InterruptedException("nobody waits for a move any more");
    }
    thinking = true;
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
   * Nobody listens any more to a move that is thought of now. Where none is, all was said in one
   * breath, as from a file, and is answered yet; from then on the voice is silent.
   */
  synchronized void leave(Voice voice) throws InterruptedException {
    long until = System.nanoTime() + TO_FINISH.toNanos();
    long time = thinking ? 0 : TO_FINISH.toNanos();
    while (!done && time > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, time);
      time = until - System.nanoTime();
    }
    left = true;
    voice.fallSilent();
  }
}
