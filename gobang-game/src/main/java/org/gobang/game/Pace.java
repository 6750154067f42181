package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * How long a move between two computers stays before the next one is made. Used from any thread.
 */
final class Pace {

  private static final CompletableFuture<Void> AT_ONCE = CompletableFuture.completedFuture(null);

  private final Timing timing;
  private Duration least = Duration.ZERO;
  private boolean shown;
  private long shownAt;
  private CompletableFuture<Void> held = AT_ONCE;

  /** Holds nothing back until it is set. */
  Pace(Timing timing) {
    this.timing = timing;
  }

  /** Sets the time from one move to the next; a move that is held is released. */
  synchronized void set(Duration next) {
    if (next.isNegative()) {
      throw new IllegalArgumentException("a pace must not be negative: " + next);
    }
    least = next;
    release();
  }

  /** A computer's move is shown from now on. */
  synchronized void shown(long now) {
    shown = true;
    shownAt = now;
  }

  /** Done when the move that is shown has stayed long enough. */
  synchronized CompletableFuture<Void> hold() {
    Duration stayed = Duration.ofNanos(timing.nanoTime() - shownAt);
    if (!shown || stayed.compareTo(least) >= 0) {
      return AT_ONCE;
    }
    CompletableFuture<Void> next = new CompletableFuture<>();
    timing.after(least.minus(stayed), () -> next.complete(null));
    held = next;
    return next;
  }

  /** Releases the move that is held, if there is one. */
  synchronized void release() {
    held.complete(null);
  }
}
