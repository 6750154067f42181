package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the turns of a game: validates moves of humans, requests moves from engines, and starts the
 * clock of a human to move.
 *
 * <p>A result from the executor counts only if it belongs to the pending move or engine turn;
 * dropping one clears that field. These callbacks lock the game; all other methods are called with
 * it locked.
 */
final class TurnController {

  private static final Logger LOG = LoggerFactory.getLogger(TurnController.class);

  /** The reason for rejecting a move for an earlier position. */
  static final String STALE = "the position has changed";

  /** The verdict if the board failed. */
  private static final Verdict.Refused BOARD_FAILED =
      new Verdict.Refused("board-failed", List.of(), false);

  private final Object lock;
  private final GameModel model;
  private final List<ListenerQueue<GameListener>> listeners = new CopyOnWriteArrayList<>();
  private final GameSetup setup;
  private final Executor executor;
  private final TimeSource timeSource;
  private final SaveQueue saves;
  private final MovePacer pacer;
  private final PersonClock personClock;
  private final Pondering pondering;

  /** The save of the newest state. */
  private CompletableFuture<Void> lastSave = SaveQueue.DONE;

  /** The user's move that is being validated. */
  private @Nullable PendingMove pendingMove;

  /** Whether the game pauses after that move: a move ends a pause, but not one requested since. */
  private boolean pausesAfterPending;

  private boolean pausesAfterMoves;

  /** The turn of the engine to move. */
  private @Nullable ComputerTurn computerTurn;

  /**
   * A human's move while the board validates it on the executor. A board may be slow; only the next
   * move waits for it.
   *
   * @param clocks the clocks at the time of the move; validation time is not charged
   * @param verdict completed without the game's lock, as callers continue from it
   */
  private record PendingMove(
      Move move, GamePosition before, Clocks clocks, CompletableFuture<Verdict> verdict) {}

  TurnController(
      Object lock,
      GameModel model,
      GameSetup setup,
      Executor executor,
      TimeSource timeSource,
      SaveQueue saves) {
    this.saves = saves;
    this.lock = lock;
    this.model = model;
    this.setup = setup;
    this.executor = executor;
    this.timeSource = timeSource;
    this.pacer = new MovePacer(timeSource);
    this.personClock = new PersonClock(lock, this, model, executor, timeSource);
    this.pondering = new Pondering(lock, model, setup, executor);
  }

  /** Adds a listener. The given state is delivered first. */
  Subscription listen(GameListener listener, GameState newest) {
    ListenerQueue<GameListener> queue = new ListenerQueue<>(listener, executor);
    queue.add(added -> added.changed(newest));
    listeners.add(queue);
    return () -> {
      queue.close();
      listeners.remove(queue);
    };
  }

  /** Returns a future that completes when all events so far are delivered. */
  CompletableFuture<Void> delivered() {
    return CompletableFuture.allOf(
        listeners.stream().map(ListenerQueue::drained).toArray(CompletableFuture<?>[]::new));
  }

  private void publish(Consumer<GameListener> event) {
    listeners.forEach(queue -> queue.add(event));
  }

  /** Returns whether a move is being validated. */
  boolean isValidating() {
    return pendingMove != null;
  }

  /** Returns whether a move of a side is being validated. */
  boolean isValidating(Stone side) {
    return pendingMove != null && pendingMove.before().toAct() == side;
  }

  /** Sets whether the game pauses after the move in validation. */
  void pauseAfterPending(boolean wanted) {
    pausesAfterPending = wanted;
  }

  /** Returns the running turn of an engine, or null. */
  @Nullable ComputerTurn computerTurn() {
    return computerTurn;
  }

  /** Returns the pacer for moves of engines. */
  MovePacer pacer() {
    return pacer;
  }

  /** Sets whether the game pauses before an engine answers a human. */
  void pauseAfterMoves(boolean wanted) {
    pausesAfterMoves = wanted;
  }

  /** Returns the clocks of humans. */
  PersonClock personClock() {
    return personClock;
  }

  /**
   * Validates the move of a human, made at the given time.
   *
   * @return a future with the verdict; fails if the move was cancelled
   */
  CompletionStage<Verdict> submit(Move move, long now) {
    personClock.cancel();
    PendingMove submitted =
        new PendingMove(
            move, model.position(), model.clocks().current().stop(now), new CompletableFuture<>());
    pendingMove = submitted;
    pausesAfterPending = false;
    executor.execute(() -> validate(submitted));
    return submitted.verdict().minimalCompletionStage();
  }

  private void validate(PendingMove submitted) {
    GamePosition after;
    try {
      after = submitted.before().after(submitted.move());
    } catch (IllegalMoveException illegal) {
      refused(submitted, illegal.verdict());
      return;
    } catch (Throwable e) {
      // The game continues without the move.
      PluginErrors.log(LOG, "A board failed at " + submitted.move(), e);
      refused(submitted, BOARD_FAILED);
      return;
    }
    accepted(submitted, after);
  }

  private void accepted(PendingMove done, GamePosition after) {
    synchronized (lock) {
      if (!done.equals(pendingMove)) {
        return;
      }
      pendingMove = null;
      model.pause(pausesAfterPending);
      model.moved(done.move(), after, done.clocks());
      if (pausesAfterMoves && !model.over() && !model.personToMove()) {
        model.pause(true);
      }
      changed(timeSource.nanoTime());
    }
    done.verdict().complete(Verdict.ALLOWED);
  }

  private void refused(PendingMove done, Verdict.Refused why) {
    synchronized (lock) {
      if (!done.equals(pendingMove)) {
        return;
      }
      pendingMove = null;
      long now = timeSource.nanoTime();
      boolean loses = why.foul() && setup.fouls() == Fouls.LOSE;
      if (!loses) {
        // Before listeners are notified, so that they find the clock running.
        proceed(now);
      }
      if (done.move() instanceof Move.Place place) {
        publish(listener -> listener.refused(place.point(), why));
      }
      if (loses) {
        end(LossResult.of(done.before().toAct(), Ending.FOUL, why.kind()), now);
      }
    }
    done.verdict().complete(why);
  }

  /** Called when an engine receives its turn. Starts the clock. */
  void ready(ComputerTurn ready) {
    synchronized (lock) {
      if (computerTurn == ready) {
        model.clocks().run(ready.seat(), timeSource.nanoTime());
      }
    }
  }

  /**
   * Called when an engine has answered. Stops the clock. The result completes when its move may be
   * played.
   */
  CompletableFuture<Void> pace(ComputerTurn done, Duration spent) {
    synchronized (lock) {
      if (computerTurn != done || model.anyPerson()) {
        return SaveQueue.DONE;
      }
      model.clocks().charge(spent);
      return pacer.hold();
    }
  }

  /** Called when the board has accepted the move of an engine. */
  void moved(
      ComputerTurn done, Move move, GamePosition after, Duration spent, Optional<Score> score) {
    synchronized (lock) {
      if (computerTurn == done) {
        computerTurn = null;
        model.moved(move, after, spent, score);
        long now = timeSource.nanoTime();
        pacer.shown(now);
        changed(now);
      }
    }
  }

  /** Called when an engine has failed. The engine loses. */
  void failed(ComputerTurn done, PlayerReply.Failed reply) {
    synchronized (lock) {
      if (computerTurn == done) {
        reply.tried().ifPresent(tried -> publish(each -> each.refused(tried.point(), tried.why())));
        model.clocks().charge(reply.spent());
        end(LossResult.of(done.side(), reply, setup.fouls()), timeSource.nanoTime());
      }
    }
  }

  /** Called when the board has failed on the move of an engine. The game ends without a loser. */
  void boardFailed(ComputerTurn done, Throwable thrown) {
    synchronized (lock) {
      if (computerTurn == done) {
        PluginErrors.log(LOG, "A board failed during a computer's turn", thrown);
        String words = "the board failed: " + PluginErrors.describe(thrown);
        end(new Result(Optional.empty(), Ending.ABANDONED, words), timeSource.nanoTime());
      }
    }
  }

  /** Ends the game at the current position. */
  void end(Result result, long now) {
    stopWork();
    model.end(result, now);
    changed(now);
  }

  /** Saves and publishes the state after a change, then continues the game. */
  void changed(long now) {
    GameState state = model.next(now);
    CompletableFuture<Void> saved = saves.save(state);
    lastSave = saved;
    publish(
        listener -> {
          saved.join();
          listener.changed(state);
        });
    proceed(now);
  }

  /**
   * Starts the clock and the turn of the side to move, if they are allowed and not yet running, and
   * lets the other side ponder.
   */
  void proceed(long now) {
    personClock.cancel();
    boolean active = !model.over() && !model.paused();
    pondering.update(active);
    if (!active) {
      model.clocks().stop(now);
    } else if (pendingMove == null && computerTurn == null) {
      if (model.personToMove()) {
        personClock.start(now, lastSave);
      } else {
        think();
      }
    }
  }

  private void think() {
    GamePosition position = model.position();
    Stone side = position.toAct();
    Stone seat = position.seatToAct();
    GuardedTurn turn =
        GuardedTurn.move(
            position.board(),
            model.clocks().current().budget(setup.budget(), seat),
            1,
            insight ->
                // Without the game's lock: the turn reports under its own.
                listeners.forEach(
                    queue -> queue.addDroppable(listener -> listener.reported(side, insight))));
    computerTurn = new ComputerTurn(this, position, model.player(seat).instance(), turn, lastSave);
    computerTurn.start(executor);
  }

  /** Cancels the pending move and the turn of the engine. */
  void stopWork() {
    if (pendingMove != null) {
      CompletableFuture<Verdict> dropped = pendingMove.verdict();
      pendingMove = null;
      executor.execute(
          () -> dropped.completeExceptionally(new RefusedException(Game.STALE, STALE)));
    }
    dropThinking();
  }

  /** Cancels the turn of the engine, if any, and discards the player instance. */
  void dropThinking() {
    if (computerTurn != null) {
      computerTurn.drop();
      model.player(computerTurn.seat()).release(executor);
      computerTurn = null;
    }
  }
}
