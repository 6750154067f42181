package org.gobang.game;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.jspecify.annotations.Nullable;

/**
 * Runs the clock of a human to move, except while the connection is lost, and ends the game when
 * the clock expires.
 *
 * <p>Callbacks lock the game. All other methods must be called with the game locked.
 */
final class PersonClock {

  private final Object lock;
  private final TurnController turns;
  private final GameModel model;
  private final Executor executor;
  private final TimeSource timeSource;

  /** The seats of humans without a connection. */
  private final Set<Stone> held = EnumSet.noneOf(Stone.class);

  /** Called when the clock expires. */
  private TimeSource.@Nullable Alarm flag;

  PersonClock(
      Object lock,
      TurnController turns,
      GameModel model,
      Executor executor,
      TimeSource timeSource) {
    this.lock = lock;
    this.turns = turns;
    this.model = model;
    this.executor = executor;
    this.timeSource = timeSource;
  }

  /** Stops the clock of a human and adds the time since the connection was lost. */
  void hold(Stone seat, Duration lost, long now) {
    if (model.player(seat).person() && held.add(seat)) {
      if (model.seatToAct() == seat) {
        model.clocks().giveBack(lost, now);
      }
      turns.proceed(now);
    }
  }

  /** Resumes the clock of a human. */
  void release(Stone seat, long now) {
    if (held.remove(seat)) {
      turns.proceed(now);
    }
  }

  /** Starts the clock, if any, once the latest state is saved. */
  void start(long now, CompletableFuture<Void> saved) {
    if (held.contains(model.seatToAct())) {
      model.clocks().stop(now);
      return;
    }
    Clocks clocks = model.clocks().current();
    if (!clocks.present()) {
      return;
    }
    if (clocks.stopped() && !saved.isDone()) {
      // The state is not published before: a slow disk must not cost the user time.
      executor.execute(() -> startAfter(saved));
      return;
    }
    model.clocks().run(model.seatToAct(), now);
    Duration left = model.clocks().current().stop(now).left(model.seatToAct());
    flag = timeSource.after(left, this::flagFell);
  }

  private void startAfter(CompletableFuture<Void> saved) {
    saved.join();
    synchronized (lock) {
      turns.proceed(timeSource.nanoTime());
    }
  }

  /** Cancels the alarm. The model stops the clock. */
  void cancel() {
    if (flag != null) {
      flag.cancel();
      flag = null;
    }
  }

  /** Ends the game if the clock has expired, even if the alarm has not run. */
  void check(long now) {
    if (flag != null && model.clocks().current().runDown(now)) {
      turns.end(
          LossResult.of(model.position().toAct(), Ending.OVERSTEPPED, "the clock ran down"), now);
    }
  }

  private void flagFell() {
    synchronized (lock) {
      long now = timeSource.nanoTime();
      check(now);
      if (flag != null) {
        // It ran early, or for an earlier turn.
        turns.proceed(now);
      }
    }
  }
}
