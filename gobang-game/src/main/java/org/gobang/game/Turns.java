package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
 * Whose turn it is in a game, and what is being done about it: a board looks at a person's move, a
 * computer thinks, a flag is about to fall.
 *
 * <p>What the crew comes back with counts only if the game still waits for it; to drop somebody is
 * to wait for them no more. Those calls lock the game; all others are made with it locked.
 */
final class Turns {

  private static final Logger LOG = LoggerFactory.getLogger(Turns.class);

  /** The verdict where the board itself broke down; the game goes on without the move. */
  private static final Verdict.Refused BROKEN =
      new Verdict.Refused("board-failed", List.of(), false);

  private final Object lock;
  private final Standing standing;
  private final Audience audience;
  private final GameSetup setup;
  private final Executor crew;
  private final Timing timing;
  private final Keeping keeping;
  private final Pace pace;

  /** The newest state, on its way to the keeper. */
  private CompletableFuture<Void> kept = Keeping.NOTHING;

  /** The person's move that the board looks at. */
  private @Nullable Looking looking;

  /** The computer that is to move. */
  private @Nullable Thinking thinking;

  /** Rings when the clock of the person who is to move has run down. */
  private Timing.@Nullable Alarm flag;

  Turns(
      Object lock,
      Standing standing,
      Audience audience,
      GameSetup setup,
      Executor crew,
      Timing timing,
      Keeping keeping) {
    this.keeping = keeping;
    this.lock = lock;
    this.standing = standing;
    this.audience = audience;
    this.setup = setup;
    this.crew = crew;
    this.timing = timing;
    this.pace = new Pace(timing);
  }

  /** The move that the board looks at, if there is one. */
  @Nullable Looking looking() {
    return looking;
  }

  /** The computer that thinks, if one does. */
  @Nullable Thinking thinking() {
    return thinking;
  }

  /** How long moves between computers stay. */
  Pace pace() {
    return pace;
  }

  /** Has the board look at a person's move; the time until now is what it took. */
  void look(Move move, long now) {
    cancelFlag();
    looking = new Looking(this, move, standing.position(), standing.clocks().stop(now));
    crew.execute(looking);
  }

  /** The board took a person's move. */
  void made(Looking done, Position after) {
    synchronized (lock) {
      if (looking == done) {
        looking = null;
        standing.pause(done.pausing());
        standing.moved(done.move(), after, done.clocks());
        changed(timing.nanoTime());
      }
    }
  }

  /** The board refused a person's move. */
  void refused(Looking done, Verdict.Refused why) {
    synchronized (lock) {
      if (looking != done) {
        return;
      }
      looking = null;
      long now = timing.nanoTime();
      boolean loses = why.foul() && setup.fouls() == Fouls.LOSE;
      if (!loses) {
        // Before anybody is told: whoever hears of it finds the clock running.
        goOn(now);
      }
      if (done.move() instanceof Move.Place place) {
        audience.tell(listener -> listener.refused(place.point(), why));
      }
      if (loses) {
        end(Lost.by(done.move().stone(), Ending.FOUL, why.kind()), now);
      }
    }
  }

  /** The board broke down over a person's move: it is as good as refused. */
  void boardFailed(Looking done, Throwable thrown) {
    Fault.log(LOG, "A board failed at " + done.move(), thrown);
    refused(done, BROKEN);
  }

  /** A computer is there and has its question, so its clock runs. */
  void asked(Thinking asked) {
    synchronized (lock) {
      if (thinking == asked) {
        standing.runClock(timing.nanoTime());
      }
    }
  }

  /** A computer has its answer, so its clock stops; done when the move may be made. */
  CompletableFuture<Void> held(Thinking done, Duration spent) {
    synchronized (lock) {
      if (thinking != done || standing.anyPerson()) {
        return Keeping.NOTHING;
      }
      standing.charge(spent);
      return pace.hold();
    }
  }

  /** A computer has moved, and the board has taken it. */
  void answered(Thinking done, Move move, Position after, Duration spent, Optional<Score> worth) {
    synchronized (lock) {
      if (thinking == done) {
        thinking = null;
        standing.moved(move, after, spent, worth);
        long now = timing.nanoTime();
        pace.shown(now);
        changed(now);
      }
    }
  }

  /** A computer has lost. */
  void failed(Thinking done, Reply.Failed reply) {
    synchronized (lock) {
      if (thinking == done) {
        reply
            .tried()
            .ifPresent(tried -> audience.tell(told -> told.refused(tried.point(), tried.why())));
        standing.charge(reply.spent());
        end(Lost.by(done.stone(), reply, setup.fouls()), timing.nanoTime());
      }
    }
  }

  /** The board broke down over a computer's move: that is nobody's loss, and the end. */
  void boardFailed(Thinking done, Throwable thrown) {
    synchronized (lock) {
      if (thinking == done) {
        Fault.log(LOG, "A board failed under a computer", thrown);
        String words = "the board failed: " + Fault.words(thrown);
        end(new Result(Optional.empty(), Ending.ABANDONED, words), timing.nanoTime());
      }
    }
  }

  /** Ends the game where it stands. */
  void end(Result result, long now) {
    stopWork();
    standing.end(result, now);
    changed(now);
  }

  /** Tells the state after a change, and goes on from it. */
  void changed(long now) {
    GameState state = standing.next(now);
    CompletableFuture<Void> saved = keeping.keep(state);
    kept = saved;
    audience.tell(saved, listener -> listener.changed(state));
    goOn(now);
  }

  /** Has the clock run, and whoever is to move think, if they should and do not yet. */
  void goOn(long now) {
    cancelFlag();
    if (standing.over() || standing.paused()) {
      standing.stopClocks(now);
    } else if (looking == null && thinking == null) {
      if (standing.personToMove()) {
        awaitPerson(now);
      } else {
        think();
      }
    }
  }

  private void awaitPerson(long now) {
    Clocks clocks = standing.clocks();
    if (!clocks.present()) {
      return;
    }
    if (clocks.standing() && !kept.isDone()) {
      // The person is told no sooner, and does not pay for a slow disk.
      CompletableFuture<Void> saved = kept;
      crew.execute(() -> goOnAfter(saved));
      return;
    }
    standing.runClock(now);
    Duration left = standing.clocks().stop(now).left(standing.toMove());
    flag = timing.after(left, this::flagFell);
  }

  private void goOnAfter(CompletableFuture<Void> saved) {
    saved.join();
    synchronized (lock) {
      goOn(timing.nanoTime());
    }
  }

  private void think() {
    Position position = standing.position();
    Stone stone = position.toMove();
    GuardedTurn turn =
        new GuardedTurn(
            position.board(),
            standing.clocks().budget(setup.budget(), stone),
            1,
            insight -> audience.tell(stone, insight));
    thinking = new Thinking(this, position, standing.chair(stone).player(), turn, kept);
    thinking.begin(crew);
  }

  /** Waits no more for anybody. */
  void stopWork() {
    looking = null;
    dropThinking();
  }

  /** Drops the computer that thinks, if one does; another instance is asked next. */
  void dropThinking() {
    if (thinking != null) {
      thinking.drop();
      standing.chair(thinking.stone()).letGo(crew);
      thinking = null;
    }
  }

  /** Ends the game if a person's clock has run down by now, whether or not the alarm has rung. */
  void checkFlag(long now) {
    if (flag != null && standing.clocks().runDown(now)) {
      end(Lost.by(standing.toMove(), Ending.OVERSTEPPED, "the clock ran down"), now);
    }
  }

  private void flagFell() {
    synchronized (lock) {
      long now = timing.nanoTime();
      checkFlag(now);
      if (flag != null) {
        // It rang early, or for a turn before this one.
        goOn(now);
      }
    }
  }

  private void cancelFlag() {
    if (flag != null) {
      flag.cancel();
      flag = null;
    }
  }
}
