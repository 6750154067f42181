package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.GameState;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A game's keeper at work: told one thing after the other, and waited for, but not for long. */
final class Keeping {

  private static final Logger LOG = LoggerFactory.getLogger(Keeping.class);

  /**
   * How long a game waits for its keeper, once: a disk that hangs must not take the game with it.
   */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** Nothing to wait for. */
  static final CompletableFuture<Void> NOTHING = CompletableFuture.completedFuture(null);

  private final GameKeeper keeper;
  private final Executor crew;
  private final Duration patience;
  private CompletableFuture<Void> last = NOTHING;
  private volatile boolean slow;

  Keeping(GameKeeper keeper, Executor crew) {
    this(keeper, crew, PATIENCE);
  }

  Keeping(GameKeeper keeper, Executor crew, Duration patience) {
    this.keeper = keeper;
    this.crew = crew;
    this.patience = patience;
  }

  /**
   * Has a state kept, after all before it; called with the game locked.
   *
   * @return done when it is kept, or when that takes too long
   */
  CompletableFuture<Void> keep(GameState state) {
    CompletableFuture<Void> told = then(() -> keeper.keep(state));
    if (slow || told.isDone()) {
      return NOTHING;
    }
    return told.copy()
        .orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
        .exceptionally(this::slowDown);
  }

  /**
   * Says that the game is closed, which is done when that was told; called with the game locked.
   */
  CompletableFuture<Void> close() {
    return then(keeper::closed);
  }

  private CompletableFuture<Void> then(Runnable telling) {
    if (keeper != GameKeeper.NONE) {
      last =
          last.thenRunAsync(
              () -> {
                try {
                  telling.run();
                } catch (Throwable thrown) {
                  Fault.log(LOG, "A game could not be kept", thrown);
                }
              },
              crew);
    }
    return last;
  }

  private @Nullable Void slowDown(Throwable tooLong) {
    slow = true;
    LOG.warn("It takes long to keep a game; from now on nobody waits for that", tooLong);
    return null;
  }
}
