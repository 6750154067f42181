package org.gobang.ui.console.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.presentation.newgame.Exploring;

/**
 * The game at hand. A front end that leads opens it; one that watches follows the game that was
 * opened last.
 *
 * <p>Used on the front end's thread alone. There is one game at a time: what is still on its way
 * from an earlier one is dropped.
 */
public final class Table implements AutoCloseable {

  private final Workbench workbench;
  private final Executor loop;
  private final Guest listener;
  private Optional<GameSetup> setup;
  private Optional<Game> game = Optional.empty();
  private Supplier<Duration> pace = () -> Duration.ZERO;
  private Subscription events = () -> {};
  private Subscription opened = () -> {};

  /** Who sits at the table and hears of the game, on the loop. */
  public interface Guest extends GameListener {

    /** What comes from now on is of another game, which may look like the one before. */
    void anotherGame();
  }

  /**
   * A table without a game yet.
   *
   * @param first the game to begin with; empty for a front end that watches
   * @param listener told of the game at hand, on the loop
   */
  public Table(Workbench workbench, Optional<GameSetup> first, Executor loop, Guest listener) {
    this.workbench = workbench;
    this.loop = loop;
    this.listener = listener;
    this.setup = first;
  }

  /** Has moves between computers stay for so long in every game that is opened. */
  public void paced(Supplier<Duration> least) {
    pace = least;
  }

  /**
   * Opens the first game, or waits for the one that is opened elsewhere.
   *
   * @param first makes the game that is opened of the one to begin with
   * @throws org.gobang.api.RefusedException if it cannot be opened
   */
  public void begin(UnaryOperator<GameSetup> first) {
    if (leads()) {
      open(first.apply(setup.orElseThrow()));
      return;
    }
    opened =
        workbench.listen(
            new WorkbenchListener() {
              @Override
              public void opened(Game game) {
                loop.execute(() -> follow(game));
              }
            });
  }

  /** Whether this front end leads: one that watches shows the game and leaves it alone. */
  public boolean leads() {
    return setup.isPresent();
  }

  /** The game at hand; empty before there is one. */
  public Optional<Game> game() {
    return game;
  }

  /** What was last opened here to be played; empty for a front end that watches. */
  public Optional<GameSetup> setup() {
    return setup;
  }

  /** Whether a foul loses the game, as far as this front end knows. */
  public boolean foulsLose() {
    return setup.map(GameSetup::fouls).orElse(Fouls.REFUSE) == Fouls.LOSE;
  }

  /**
   * Opens the same game once more, from its start.
   *
   * @throws org.gobang.api.RefusedException if it cannot be opened; the game at hand goes on
   */
  public void again() {
    GameRecord last = setup.orElseThrow().record();
    open(like(GameRecord.of(last.rules(), last.start(), List.of()), List.of()));
  }

  /**
   * The game that was played last with another record: the same players, budget and fouls.
   *
   * @param path where in the record to begin
   */
  public GameSetup like(GameRecord record, List<Integer> path) {
    GameSetup last = setup.orElseThrow();
    // Somebody may have taken a seat meanwhile.
    Optional<GameState> played = game.map(Game::state).filter(now -> !now.explored());
    Seat black = played.map(GameState::black).orElse(last.black());
    Seat white = played.map(GameState::white).orElse(last.white());
    return new GameSetup(record, path, black, white, last.budget(), last.fouls());
  }

  /**
   * A game from a position, by the rules and on a board as at hand.
   *
   * @param text its moves, from an empty board
   * @throws org.gobang.api.RefusedException if the text is none
   */
  public GameSetup position(String text) {
    GameRecord here = game.orElseThrow().state().record();
    List<Move> moves = MoveText.parse(text, Stone.BLACK);
    GameRecord record = GameRecord.of(here.rules(), Start.empty(here.start().size()), moves);
    return like(record, record.mainLine());
  }

  /**
   * Opens a game in place of the one at hand.
   *
   * @throws org.gobang.api.RefusedException if it cannot be opened; the game at hand goes on
   */
  public void open(GameSetup next) {
    replace(next);
    if (!next.explored()) {
      setup = Optional.of(next);
    }
  }

  /**
   * Has play go on from the position that is shown.
   *
   * @throws org.gobang.api.RefusedException if that cannot be
   */
  public void playOn() {
    Game now = game.orElseThrow();
    if (now.state().explored()) {
      open(Exploring.playOn(now.state(), setup.orElseThrow(), workbench));
    } else {
      now.pause(false);
    }
  }

  private Game replace(GameSetup next) {
    Game fresh = workbench.open(next);
    fresh.pace(pace.get());
    game.ifPresent(Game::close);
    follow(fresh);
    return fresh;
  }

  private void follow(Game next) {
    events.close();
    game = Optional.of(next);
    listener.anotherGame();
    events = next.listen(new HandOver(next));
  }

  /** Lets the game go; the one who opened it closes it. */
  @Override
  public void close() {
    opened.close();
    events.close();
    if (leads()) {
      game.ifPresent(Game::close);
    }
  }

  /** Brings what the host's thread tells to the front end's. */
  private final class HandOver implements GameListener {

    private final Game from;

    HandOver(Game from) {
      this.from = from;
    }

    @Override
    public void changed(GameState state) {
      hand(() -> listener.changed(state));
    }

    @Override
    public void refused(Point point, Verdict.Refused why) {
      hand(() -> listener.refused(point, why));
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      hand(() -> listener.reported(stone, insight));
    }

    private void hand(Runnable news) {
      loop.execute(
          () -> {
            if (game.filter(from::equals).isPresent()) {
              news.run();
            }
          });
    }
  }
}
