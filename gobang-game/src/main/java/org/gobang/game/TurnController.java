package org.gobang.game;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the turns of a game: validates a person's move on the board, has a computer choose its move,
 * and starts the clock of a person to move.
 *
 * <p>A result from the executor counts only if it is of the pending move or computer turn; dropping
 * one clears that field. These callbacks lock the game; all other methods are called with it
 * locked.
 */
final class TurnController {

  private static final Logger LOG = LoggerFactory.getLogger(TurnController.class);

  /** The verdict if the board failed; the game continues without the move. */
  private static final Verdict.Refused BOARD_FAILED =
      new Verdict.Refused("board-failed", List.of(), false);

  private final Object lock;
  private final GameModel model;
  private final GameListeners listeners;
  private final GameSetup setup;
  private final Executor executor;
  private final TimeSource timeSource;
  private final SaveQueue saves;
  private final MovePacer pacer;
  private final PersonClock personClock;
  private final Pondering pondering;

  /** The save of the newest state. */
  private CompletableFuture<Void> lastSave = SaveQueue.DONE;

  /** The person's move that is being validated. */
  private @Nullable PendingMove pendingMove;

  /** The seats of people who cannot reach the game. */
  private final Set<Stone> held = EnumSet.noneOf(Stone.class);

  private boolean pausesAfterMoves;

  /** The turn of the computer to move. */
  private @Nullable ComputerTurn computerTurn;

  TurnController(
      Object lock,
      GameModel model,
      GameListeners listeners,
      GameSetup setup,
      Executor executor,
      TimeSource timeSource,
      SaveQueue saves) {
    this.saves = saves;
    this.lock = lock;
    this.model = model;
    this.listeners = listeners;
    this.setup = setup;
    this.executor = executor;
    this.timeSource = timeSource;
    this.pacer = new MovePacer(timeSource);
    this.personClock = new PersonClock(lock, this, model, executor, timeSource);
    this.pondering = new Pondering(lock, model, setup, executor);
  }

  /** The move that is being validated, if any. */
  @Nullable PendingMove pendingMove() {
    return pendingMove;
  }

  /** The running turn of a computer, if any. */
  @Nullable ComputerTurn computerTurn() {
    return computerTurn;
  }

  /** The pacing of moves between computers. */
  MovePacer pacer() {
    return pacer;
  }

  /** Sets whether the game pauses before a computer answers a person. */
  void pauseAfterMoves(boolean wanted) {
    pausesAfterMoves = wanted;
  }

  /** Holds the clock of a person, and gives back what it ran while the connection was lost. */
  void holdClock(Stone seat, Duration lost, long now) {
    if (model.player(seat).person() && held.add(seat)) {
      if (model.seatToAct() == seat) {
        model.clocks().giveBack(lost, now);
      }
      proceed(now);
    }
  }

  /** Releases the clock of a person. */
  void releaseClock(Stone seat, long now) {
    if (held.remove(seat)) {
      proceed(now);
    }
  }

  /** Has the board validate a person's move, made at the given time. */
  CompletionStage<Verdict> submit(Move move, long now) {
    personClock.cancel();
    PendingMove submitted =
        new PendingMove(this, move, model.position(), model.clocks().current().stop(now));
    pendingMove = submitted;
    executor.execute(submitted);
    return submitted.verdict();
  }

  /** The board accepted a person's move. */
  void accepted(PendingMove done, GamePosition after) {
    synchronized (lock) {
      if (pendingMove != done) {
        return;
      }
      pendingMove = null;
      model.pause(done.pausesAfter());
      model.moved(done.move(), after, done.clocks());
      if (pausesAfterMoves && !model.over() && !model.personToMove()) {
        model.pause(true);
      }
      changed(timeSource.nanoTime());
    }
    done.complete(Verdict.ALLOWED);
  }

  /** The board refused a person's move. */
  void refused(PendingMove done, Verdict.Refused why) {
    synchronized (lock) {
      if (pendingMove != done) {
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
        listeners.publish(listener -> listener.refused(place.point(), why));
      }
      if (loses) {
        end(LossResult.of(done.side(), Ending.FOUL, why.kind()), now);
      }
    }
    done.complete(why);
  }

  /** The board failed on a person's move, which is handled like a refusal. */
  void boardFailed(PendingMove done, Throwable thrown) {
    PluginErrors.log(LOG, "A board failed at " + done.move(), thrown);
    refused(done, BOARD_FAILED);
  }

  /** A computer is created and receives its turn now: its clock starts. */
  void ready(ComputerTurn ready) {
    synchronized (lock) {
      if (computerTurn == ready) {
        model.clocks().run(ready.seat(), timeSource.nanoTime());
      }
    }
  }

  /** A computer answered: its clock stops. Completed when its move may be played. */
  CompletableFuture<Void> pace(ComputerTurn done, Duration spent) {
    synchronized (lock) {
      if (computerTurn != done || model.anyPerson()) {
        return SaveQueue.DONE;
      }
      model.clocks().charge(spent);
      return pacer.hold();
    }
  }

  /** A computer's move was accepted by the board. */
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

  /** A computer failed, and loses. */
  void failed(ComputerTurn done, PlayerReply.Failed reply) {
    synchronized (lock) {
      if (computerTurn == done) {
        reply
            .tried()
            .ifPresent(
                tried -> listeners.publish(each -> each.refused(tried.point(), tried.why())));
        model.clocks().charge(reply.spent());
        end(LossResult.of(done.side(), reply, setup.fouls()), timeSource.nanoTime());
      }
    }
  }

  /** The board failed on a computer's move: the game ends without a loser. */
  void boardFailed(ComputerTurn done, Throwable thrown) {
    synchronized (lock) {
      if (computerTurn == done) {
        PluginErrors.log(LOG, "A board failed during a computer's turn", thrown);
        String words = "the board failed: " + PluginErrors.describe(thrown);
        end(new Result(Optional.empty(), Ending.ABANDONED, words), timeSource.nanoTime());
      }
    }
  }

  /** Ends the game at the position shown. */
  void end(Result result, long now) {
    stopWork();
    model.end(result, now);
    changed(now);
  }

  /** Saves and publishes the state after a change, and continues from it. */
  void changed(long now) {
    GameState state = model.next(now);
    CompletableFuture<Void> saved = saves.save(state);
    lastSave = saved;
    listeners.publish(saved, listener -> listener.changed(state));
    proceed(now);
  }

  /**
   * Starts the clock and the turn of the side to move, unless they run or must not, and has the
   * other side ponder.
   */
  void proceed(long now) {
    personClock.cancel();
    boolean active = !model.over() && !model.paused();
    pondering.update(active);
    if (!active) {
      model.clocks().stop(now);
    } else if (pendingMove == null && computerTurn == null) {
      if (!model.personToMove()) {
        think();
      } else if (held.contains(model.seatToAct())) {
        model.clocks().stop(now);
      } else {
        personClock.start(now, lastSave);
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
            insight -> listeners.publish(side, insight));
    computerTurn = new ComputerTurn(this, position, model.player(seat).instance(), turn, lastSave);
    computerTurn.start(executor);
  }

  /** Drops the pending move and the computer's turn. */
  void stopWork() {
    if (pendingMove != null) {
      pendingMove.drop(executor);
      pendingMove = null;
    }
    dropThinking();
  }

  /** Drops the computer's turn, if any, with its player instance. */
  void dropThinking() {
    if (computerTurn != null) {
      computerTurn.drop();
      model.player(computerTurn.seat()).release(executor);
      computerTurn = null;
    }
  }

  /** Ends the game if a person's clock has run down. */
  void checkFlag(long now) {
    personClock.check(now);
  }
}
