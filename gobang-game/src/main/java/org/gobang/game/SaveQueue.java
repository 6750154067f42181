package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.GameState;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls the {@link GameSaver} of a game on the executor, one call at a time and in order. The game
 * waits for a save, but not for long.
 */
final class SaveQueue {

  private static final Logger LOG = LoggerFactory.getLogger(SaveQueue.class);

  /**
   * The maximum wait for a save. After the first save that takes longer, the game waits for none,
   * since a hanging disk must not block it.
   */
  private static final Duration MAX_WAIT = Duration.ofSeconds(2);

  /** A completed save. */
  static final CompletableFuture<Void> DONE = CompletableFuture.completedFuture(null);

  private final GameSaver saver;
  private final Executor executor;
  private final Duration maxWait;
  private CompletableFuture<Void> last = DONE;
  private volatile boolean slow;

  SaveQueue(GameSaver saver, Executor executor) {
    this(saver, executor, MAX_WAIT);
  }

  SaveQueue(GameSaver saver, Executor executor, Duration maxWait) {
    this.saver = saver;
    this.executor = executor;
    this.maxWait = maxWait;
  }

  /**
   * Queues a state to be saved. Must be called with the game locked.
   *
   * @return a future that completes when the state is saved or saving takes too long
   */
  CompletableFuture<Void> save(GameState state) {
    CompletableFuture<Void> saved = then(() -> saver.save(state));
    if (slow || saved.isDone()) {
      return DONE;
    }
    return saved
        .copy()
        .orTimeout(maxWait.toMillis(), TimeUnit.MILLISECONDS)
        .exceptionally(this::stopWaiting);
  }

  /**
   * Queues the call of {@link GameSaver#closed}. Must be called with the game locked. Completed
   * when it returned.
   */
  CompletableFuture<Void> close() {
    return then(saver::closed);
  }

  private CompletableFuture<Void> then(Runnable call) {
    if (saver != GameSaver.NONE) {
      last =
          last.thenRunAsync(
              () -> {
                try {
                  call.run();
                } catch (Throwable thrown) {
                  PluginErrors.log(LOG, "Could not save a game", thrown);
                }
              },
              executor);
    }
    return last;
  }

  private @Nullable Void stopWaiting(Throwable tooLong) {
    slow = true;
    LOG.warn("Saving a game takes too long; its moves no longer wait for it", tooLong);
    return null;
  }
}
