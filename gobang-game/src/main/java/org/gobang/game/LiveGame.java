package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.api.workbench.Subscription;

/**
 * The implementation of {@link Game}.
 *
 * <p>One lock guards everything, and no blocking or plugin call is made under it: the executor
 * validates moves, runs players ({@link ComputerTurn}) and notifies listeners ({@link
 * ListenerQueue}). So every call sees the current state, and returns or refuses at once.
 */
final class LiveGame implements Game {

  /** The maximum time that closing waits for listeners to handle the end of the game. */
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

  private final Object lock = new Object();
  private final GameModel model;
  private final SaveQueue saves;
  private final TurnController turns;
  private final PlayerSource players;
  private final Executor executor;
  private final TimeSource timeSource;
  private final BiConsumer<Game, CompletionStage<Void>> whenClosed;
  private boolean closed;

  LiveGame(
      GameModel model,
      GameSetup setup,
      PlayerSource players,
      Executor executor,
      TimeSource timeSource,
      GameSaver saver,
      BiConsumer<Game, CompletionStage<Void>> whenClosed) {
    this.saves = new SaveQueue(saver, executor);
    this.whenClosed = whenClosed;
    this.model = model;
    this.turns = new TurnController(lock, model, setup, executor, timeSource, saves);
    this.players = players;
    this.executor = executor;
    this.timeSource = timeSource;
  }

  /** Starts the first turn. */
  void begin() {
    synchronized (lock) {
      turns.proceed(timeSource.nanoTime());
    }
  }

  @Override
  public GameState state() {
    synchronized (lock) {
      return model.state(timeSource.nanoTime());
    }
  }

  @Override
  public Subscription listen(GameListener listener) {
    Objects.requireNonNull(listener, "listener");
    synchronized (lock) {
      return turns.listen(listener, model.state(timeSource.nanoTime()));
    }
  }

  @Override
  public CompletionStage<Verdict> play(Stone side, long version, Point point) {
    Objects.requireNonNull(point, "point");
    return move(side, version, at -> new Move.Place(at.toMove(), point));
  }

  @Override
  public CompletionStage<Verdict> pass(Stone side, long version) {
    return move(side, version, at -> new Move.Pass(at.toMove()));
  }

  @Override
  public CompletionStage<Verdict> choose(Stone side, long version, String key) {
    return Move.Choose.isKey(key)
        ? move(side, version, at -> new Move.Choose(side, key))
        : CompletableFuture.completedStage(GamePosition.NOT_OFFERED);
  }

  private CompletionStage<Verdict> move(
      Stone side, long version, Function<GamePosition, Move> move) {
    Objects.requireNonNull(side, "side");
    try {
      synchronized (lock) {
        long now = enter();
        refuseIf(model.over(), OVER, "the game is over");
        refuseForComputer(side);
        refuseIf(!model.isCurrent(version), STALE, TurnController.STALE);
        refuseIf(
            model.position().toAct() != side,
            NOT_YOUR_TURN,
            SideNames.of(side.opponent()) + " is to move");
        refuseIf(turns.isValidating(), BUSY, "the board is still checking the previous move");
        return turns.submit(move.apply(model.position()), now);
      }
    } catch (RefusedException refused) {
      return CompletableFuture.failedStage(refused);
    }
  }

  @Override
  public void takeBack(Stone side) {
    Objects.requireNonNull(side, "side");
    synchronized (lock) {
      long now = enter();
      if (model.anyPerson()) {
        refuseForComputer(side);
      }
      if (turns.isValidating(side)) {
        // What is taken back is the move that is still being validated.
        model.restartTurn();
      } else {
        refuseIf(!model.takeBack(side), NOTHING_TO_TAKE_BACK, "there is nothing to take back");
      }
      turns.stopWork();
      turns.changed(now);
    }
  }

  @Override
  public void retry() {
    synchronized (lock) {
      long now = enter();
      Stone side = model.state(now).failed().orElse(null);
      if (side == null) {
        throw new RefusedException(NOTHING_FAILED, "no computer has failed");
      }
      model.returnToLine();
      model.takeBack(side);
      model.pause(false);
      turns.stopWork();
      turns.changed(now);
    }
  }

  @Override
  public void resign(Stone side) {
    Objects.requireNonNull(side, "side");
    synchronized (lock) {
      long now = enter();
      refuseIf(model.ended(), OVER, "the game is over");
      refuseIf(model.explored(), EXPLORED, "the game is only looked through");
      refuseForComputer(side);
      refuseIf(!model.begun(), NOT_BEGUN, "the game has not begun: there is nothing to resign");
      Stone seat = model.seat(side);
      model.returnToLine();
      turns.end(LossResult.of(model.seat(seat), Ending.RESIGNED, ""), now);
    }
  }

  @Override
  public void moveNow() {
    synchronized (lock) {
      enter();
      ComputerTurn computerTurn = turns.computerTurn();
      if (computerTurn != null) {
        computerTurn.moveNow();
        turns.pacer().release();
      }
    }
  }

  @Override
  public void pause(boolean paused) {
    synchronized (lock) {
      long now = enter();
      if (model.explored()) {
        return;
      }
      turns.pauseAfterPending(paused);
      if (!model.over() && model.paused() != paused) {
        turns.dropThinking();
        model.pause(paused);
        turns.changed(now);
      }
    }
  }

  @Override
  public void pauseAfterMoves(boolean wanted) {
    synchronized (lock) {
      turns.pauseAfterMoves(wanted);
    }
  }

  @Override
  public void pace(Duration least) {
    turns.pacer().set(least);
  }

  @Override
  public void holdClock(Stone side, Duration lost) {
    if (lost.isNegative()) {
      throw new IllegalArgumentException("negative: " + lost);
    }
    synchronized (lock) {
      long now = enter();
      turns.personClock().hold(model.seat(side), lost, now);
    }
  }

  @Override
  public void releaseClock(Stone side) {
    synchronized (lock) {
      long now = enter();
      turns.personClock().release(model.seat(side), now);
    }
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    Objects.requireNonNull(stone, "stone");
    SeatedPlayer player = SeatedPlayer.of(Objects.requireNonNull(seat, "seat"), players);
    synchronized (lock) {
      long now = enter();
      Stone at = model.seat(stone);
      SeatedPlayer before = model.player(at);
      if (before.seat().equals(seat)) {
        return;
      }
      if (model.position().toAct() == stone) {
        // The clock stops until the new player is ready.
        turns.dropThinking();
        model.clocks().stop(now);
      }
      before.release(executor);
      model.seat(at, player);
      turns.changed(now);
    }
  }

  @Override
  public void goTo(List<Integer> path) {
    synchronized (lock) {
      long now = enter();
      if (model.goTo(path, now) || turns.isValidating()) {
        turns.stopWork();
        turns.changed(now);
      }
    }
  }

  @Override
  public void edit(long version, RecordEdit edit) {
    Objects.requireNonNull(edit, "edit");
    edited(() -> model.edit(version, edit));
  }

  @Override
  public void undoEdit() {
    edited(model::undoEdit);
  }

  @Override
  public void redoEdit() {
    edited(model::redoEdit);
  }

  private void edited(BooleanSupplier edit) {
    synchronized (lock) {
      long now = enter();
      GameNode shown = model.shown();
      if (edit.getAsBoolean()) {
        if (model.shown() != shown) {
          turns.stopWork();
        }
        turns.changed(now);
      }
    }
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    edited(() -> model.note(path, notes));
  }

  @Override
  public void unrated(Unrated why) {
    synchronized (lock) {
      if (!closed && model.unrated(why)) {
        turns.changed(timeSource.nanoTime());
      }
    }
  }

  @Override
  public void close() {
    CompletableFuture<Void> saved;
    synchronized (lock) {
      if (closed) {
        return;
      }
      long now = enter();
      closed = true;
      turns.stopWork();
      if (!model.ended() && !model.explored()) {
        model.abandon(now);
        turns.changed(now);
      }
      for (Stone seat : Stone.values()) {
        model.player(seat).release(executor);
      }
      saved = saves.close();
    }
    CompletionStage<Void> settled =
        CompletableFuture.allOf(saved, turns.delivered())
            .orTimeout(CLOSE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
            .minimalCompletionStage();
    whenClosed.accept(this, settled);
  }

  /** Starts every call that changes the game. */
  private long enter() {
    refuseIf(closed, CLOSED, "the game is closed");
    long now = timeSource.nanoTime();
    turns.personClock().check(now);
    return now;
  }

  private void refuseForComputer(Stone side) {
    refuseIf(
        !model.player(model.seat(side)).person(),
        COMPUTERS,
        "a computer plays " + SideNames.of(side));
  }

  private static void refuseIf(boolean so, String kind, String sentence) {
    if (so) {
      throw new RefusedException(kind, sentence);
    }
  }
}
