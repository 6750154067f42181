package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Delays moves in a game between two engines, so that each move is shown for a minimum time.
 * Thread-safe.
 */
final class MovePacer {

  private static final CompletableFuture<Void> NO_WAIT = CompletableFuture.completedFuture(null);

  private final TimeSource timeSource;
  private Duration minimum = Duration.ZERO;
  private boolean shown;
  private long shownAt;
  private CompletableFuture<Void> held = NO_WAIT;

  /** Creates a pacer without a minimum time. */
  MovePacer(TimeSource timeSource) {
    this.timeSource = timeSource;
  }

  /** Sets the minimum time between moves and releases a delayed move. */
  synchronized void set(Duration next) {
    if (next.isNegative()) {
      throw new IllegalArgumentException("a pace must not be negative: " + next);
    }
    minimum = next;
    release();
  }

  /** Records the time at which the move of an engine was shown. */
  synchronized void shown(long now) {
    shown = true;
    shownAt = now;
  }

  /** Returns a future that completes when the last move has been shown for the minimum time. */
  synchronized CompletableFuture<Void> hold() {
    Duration stayed = Duration.ofNanos(timeSource.nanoTime() - shownAt);
    if (!shown || stayed.compareTo(minimum) >= 0) {
      return NO_WAIT;
    }
    CompletableFuture<Void> next = new CompletableFuture<>();
    timeSource.after(minimum.minus(stayed), () -> next.complete(null));
    held = next;
    return next;
  }

  /** Releases a delayed move, if any. */
  synchronized void release() {
    held.complete(null);
  }
}
