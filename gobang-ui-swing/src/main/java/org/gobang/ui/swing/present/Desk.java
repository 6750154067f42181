package org.gobang.ui.swing.present;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.session.Pace;

/**
 * The game at hand, and the way its news takes to the event thread. A window that leads opens it;
 * one that watches follows the game that was opened last.
 *
 * <p>Used on the event thread alone. There is one game at a time: what is still on its way from an
 * earlier one is dropped.
 */
public final class Desk implements AutoCloseable {

  private final Workbench workbench;
  private final Interpreter interpreter;
  private final Executor events;
  private final Executor worker;
  private final News news;
  private final Optional<FirstGame> beginning;
  private Optional<GameSetup> setup;
  private Optional<Game> game = Optional.empty();
  private Subscription told = () -> {};
  private Subscription workbenchTold = () -> {};
  private boolean closed;

  /** Told of the game at hand, on the event thread. */
  public interface News {

    /** The game at hand is about to be closed for another one. */
    void leaving();

    /** Another game is at hand; how it stands comes next. */
    void begun();

    /** The game changed. */
    void changed(Position position);

    /** The same state in the words of another language. */
    void reworded(Position position);

    /** The board refused a stone. */
    void refused(Point point, String sentence);

    /** A computer told what it sees. */
    void reported(Stone stone, Insight insight);

    /** Plugins came or went. */
    void pluginsChanged(Plugins plugins);

    /** Something failed that nobody here asked for. */
    void troubled(String sentence);
  }

  /**
   * A desk without a game yet.
   *
   * @param beginning what to begin with; empty for a window that watches
   * @param events the event thread
   * @param worker for what waits, one thing after the other
   */
  public Desk(
      Workbench workbench,
      Optional<FirstGame> beginning,
      Interpreter interpreter,
      Executor events,
      Executor worker,
      News news) {
    this.workbench = workbench;
    this.interpreter = interpreter;
    this.events = events;
    this.worker = worker;
    this.news = news;
    this.beginning = beginning;
    this.setup = beginning.map(FirstGame::setup);
  }

  /**
   * Opens the first game, or waits for the one that is opened elsewhere.
   *
   * @param first makes the game that is opened of the one to begin with
   * @param opened told when it is at hand
   * @param refused told why it cannot be opened
   */
  public void begin(
      UnaryOperator<GameSetup> first, Runnable opened, Consumer<RefusedException> refused) {
    boolean follows = !leads();
    workbenchTold =
        workbench.listen(
            new WorkbenchListener() {
              @Override
              public void opened(Game next) {
                if (follows) {
                  events.execute(() -> follow(next));
                }
              }

              @Override
              public void pluginsChanged(Plugins plugins) {
                events.execute(() -> news.pluginsChanged(plugins));
              }

              @Override
              public void troubled(String sentence) {
                events.execute(() -> news.troubled(sentence));
              }
            });
    setup.map(first).ifPresent(next -> open(next, opened, why -> openOtherwise(why, refused)));
  }

  /** What was chosen in an earlier run may have gone; the game of the command line has not. */
  private void openOtherwise(RefusedException why, Consumer<RefusedException> refused) {
    beginning
        .flatMap(FirstGame::otherwise)
        .ifPresentOrElse(
            other -> open(other, () -> refused.accept(why), refused), () -> refused.accept(why));
  }

  /** Whether this window leads: one that watches shows the game and leaves it alone. */
  public boolean leads() {
    return setup.isPresent();
  }

  /** The game at hand; empty before there is one. */
  public Optional<Game> game() {
    return game;
  }

  /** What was last opened here to be played; empty for a window that watches. */
  public Optional<GameSetup> setup() {
    return setup;
  }

  /**
   * Opens a game in place of the one at hand, a little later.
   *
   * @param opened told when it is at hand
   * @param refused told why it cannot be opened; the game at hand then goes on
   */
  public void open(GameSetup setup, Runnable opened, Consumer<RefusedException> refused) {
    GameSetup next = PersonName.in(setup, workbench.preferences());
    worker.execute(
        () -> {
          try {
            Game fresh = workbench.open(next);
            fresh.pace(Pace.in(workbench.preferences()).least());
            events.execute(
                () -> {
                  take(fresh, next);
                  opened.run();
                });
          } catch (RefusedException why) {
            events.execute(() -> refused.accept(why));
          }
        });
  }

  private void take(Game fresh, GameSetup next) {
    if (closed) {
      fresh.close();
      return;
    }
    news.leaving();
    game.ifPresent(Game::close);
    if (!next.explored()) {
      setup = Optional.of(next);
    }
    follow(fresh);
  }

  private void follow(Game next) {
    told.close();
    game = Optional.of(next);
    news.begun();
    told = next.listen(new HandOver(next));
  }

  /**
   * Has a state put into words anew, a little later.
   *
   * @param state the state that is shown
   */
  public void reword(GameState state) {
    game.ifPresent(
        at ->
            worker.execute(
                () -> {
                  Position position = interpreter.position(state);
                  hand(at, () -> news.reworded(position));
                }));
  }

  /** On the event thread, unless another game is at hand by then. */
  private void hand(Game from, Runnable what) {
    events.execute(
        () -> {
          if (!closed && game.filter(from::equals).isPresent()) {
            what.run();
          }
        });
  }

  /** Lets the game go; whoever opened it closes it. */
  @Override
  public void close() {
    closed = true;
    workbenchTold.close();
    told.close();
    if (leads()) {
      game.ifPresent(Game::close);
    }
  }

  /** Asks plugins on the host's thread, and goes on with what they said on the event thread. */
  private final class HandOver implements GameListener {

    private final Game from;

    HandOver(Game from) {
      this.from = from;
    }

    @Override
    public void changed(GameState state) {
      Locale spoken = interpreter.locale();
      Position position = interpreter.position(state);
      hand(
          () -> {
            news.changed(position);
            if (!interpreter.locale().equals(spoken)) {
              reword(state);
            }
          });
    }

    @Override
    public void refused(Point point, Verdict.Refused why) {
      String sentence = interpreter.sentence(from.state(), why);
      hand(() -> news.refused(point, sentence));
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      hand(() -> news.reported(stone, insight));
    }

    private void hand(Runnable what) {
      Desk.this.hand(from, what);
    }
  }
}
