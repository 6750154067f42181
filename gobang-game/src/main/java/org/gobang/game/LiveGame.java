package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/**
 * A game being played, as front ends call it.
 *
 * <p>One lock guards everything, and nothing is done under it that could take long: boards are
 * looked at ({@link Looking}), players asked ({@link Thinking}) and listeners told ({@link
 * Audience}) by the crew. So every call sees the game as it is at that moment, can refuse at once,
 * and returns at once.
 */
final class LiveGame implements Game {

  /** How long a listener may take to be told of the end before the game is closed without it. */
  private static final Duration TO_TELL = Duration.ofSeconds(2);

  private final Object lock = new Object();
  private final Standing standing;
  private final Audience audience;
  private final Keeping keeping;
  private final Turns turns;
  private final PlayerSource players;
  private final Executor crew;
  private final Timing timing;
  private final BiConsumer<Game, CompletionStage<Void>> whenClosed;
  private boolean closed;

  LiveGame(
      Standing standing,
      GameSetup setup,
      PlayerSource players,
      Executor crew,
      Timing timing,
      GameKeeper keeper,
      BiConsumer<Game, CompletionStage<Void>> whenClosed) {
    this.keeping = new Keeping(keeper, crew);
    this.whenClosed = whenClosed;
    this.standing = standing;
    this.audience = new Audience(crew);
    this.turns = new Turns(lock, standing, audience, setup, crew, timing, keeping);
    this.players = players;
    this.crew = crew;
    this.timing = timing;
  }

  /** Has whoever is to move begin. */
  void begin() {
    synchronized (lock) {
      turns.goOn(timing.nanoTime());
    }
  }

  @Override
  public GameState state() {
    synchronized (lock) {
      return standing.state(timing.nanoTime());
    }
  }

  @Override
  public Subscription listen(GameListener listener) {
    Objects.requireNonNull(listener, "listener");
    synchronized (lock) {
      return audience.add(listener, standing.state(timing.nanoTime()));
    }
  }

  @Override
  public void play(Point point) {
    Objects.requireNonNull(point, "point");
    move(stone -> new Move.Place(stone, point));
  }

  @Override
  public void pass() {
    move(Move.Pass::new);
  }

  private void move(Function<Stone, Move> made) {
    synchronized (lock) {
      long now = enter();
      refuseIf(standing.over(), OVER, "the game is over");
      Stone stone = standing.toMove();
      refuseIf(!standing.personToMove(), COMPUTERS, "a computer plays " + Words.of(stone));
      refuseIf(turns.looking() != null, BUSY, "the board is still looking at the move before");
      turns.look(made.apply(stone), now);
    }
  }

  @Override
  public void takeBack() {
    synchronized (lock) {
      long now = enter();
      if (turns.looking() != null) {
        // The last thing the person did is the move that the board has not taken yet.
        standing.restartTurn();
      } else {
        refuseIf(!standing.takeBack(), NOTHING_TO_TAKE_BACK, "there is nothing to take back");
      }
      turns.stopWork();
      turns.changed(now);
    }
  }

  @Override
  public void resign(Stone stone) {
    Objects.requireNonNull(stone, "stone");
    synchronized (lock) {
      long now = enter();
      refuseIf(standing.ended(), OVER, "the game is over");
      refuseIf(standing.explored(), EXPLORED, "the game is only looked through");
      refuseIf(!standing.chair(stone).person(), COMPUTERS, "a computer plays " + Words.of(stone));
      refuseIf(!standing.begun(), NOT_BEGUN, "the game has not begun: there is nothing to resign");
      standing.returnToLine();
      turns.end(Lost.by(stone, Ending.RESIGNED, ""), now);
    }
  }

  @Override
  public void moveNow() {
    synchronized (lock) {
      enter();
      Thinking thinking = turns.thinking();
      if (thinking != null) {
        thinking.moveNow();
        turns.pace().release();
      }
    }
  }

  @Override
  public void pause(boolean paused) {
    synchronized (lock) {
      long now = enter();
      if (standing.explored()) {
        return;
      }
      Looking looking = turns.looking();
      if (looking != null) {
        looking.pausing(paused);
      }
      if (!standing.over() && standing.paused() != paused) {
        turns.dropThinking();
        standing.pause(paused);
        turns.changed(now);
      }
    }
  }

  @Override
  public void pace(Duration least) {
    turns.pace().set(least);
  }

  @Override
  public void seat(Stone stone, Seat seat) {
    Objects.requireNonNull(stone, "stone");
    Chair chair = Chair.of(Objects.requireNonNull(seat, "seat"), players);
    synchronized (lock) {
      long now = enter();
      Chair before = standing.chair(stone);
      if (before.seat().equals(seat)) {
        return;
      }
      if (standing.toMove() == stone) {
        // The clock stands until whoever takes over is there.
        turns.dropThinking();
        standing.stopClocks(now);
      }
      before.letGo(crew);
      standing.sit(stone, chair);
      turns.changed(now);
    }
  }

  @Override
  public void goTo(List<Integer> path) {
    synchronized (lock) {
      long now = enter();
      if (standing.goTo(path, now) || turns.looking() != null) {
        turns.stopWork();
        turns.changed(now);
      }
    }
  }

  @Override
  public void note(List<Integer> path, List<RecordNote> notes) {
    synchronized (lock) {
      long now = enter();
      if (standing.note(path, notes)) {
        turns.changed(now);
      }
    }
  }

  @Override
  public void close() {
    CompletableFuture<Void> kept;
    synchronized (lock) {
      if (closed) {
        return;
      }
      long now = enter();
      closed = true;
      if (!standing.ended() && !standing.explored()) {
        turns.stopWork();
        standing.abandon(now);
        turns.changed(now);
      }
      for (Stone stone : Stone.values()) {
        standing.chair(stone).letGo(crew);
      }
      kept = keeping.close();
    }
    CompletionStage<Void> settled =
        CompletableFuture.allOf(kept, audience.told())
            .orTimeout(TO_TELL.toMillis(), TimeUnit.MILLISECONDS)
            .minimalCompletionStage();
    whenClosed.accept(this, settled);
  }

  /** What all calls that want something begin with. */
  private long enter() {
    refuseIf(closed, CLOSED, "the game is closed");
    long now = timing.nanoTime();
    turns.checkFlag(now);
    return now;
  }

  private static void refuseIf(boolean so, String kind, String sentence) {
    if (so) {
      throw new RefusedException(kind, sentence);
    }
  }
}
