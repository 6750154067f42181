package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens games, and asks players about positions: what {@link org.gobang.api.workbench.Workbench}
 * promises of both, for whoever has boards and players.
 *
 * <p>May be called from any thread. All threads behind it are daemons that end when they are idle,
 * so there is nothing to close but the games.
 */
public final class Games {

  private static final Logger LOG = LoggerFactory.getLogger(Games.class);

  /** How long making a board and playing all of a record on it may take. */
  private static final Duration TO_OPEN = Duration.ofSeconds(10);

  private final BoardSource boards;
  private final PlayerSource players;
  private final Function<GameSetup, GameKeeper> keepers;
  private final Timing timing;
  private final ExecutorService crew = Crew.gather();

  /**
   * Games with these boards and players, which nobody keeps.
   *
   * @param boards where boards come from
   * @param players where players come from
   */
  public Games(BoardSource boards, PlayerSource players) {
    this(boards, players, setup -> GameKeeper.NONE);
  }

  /**
   * Games with these boards and players.
   *
   * @param boards where boards come from
   * @param players where players come from
   * @param keepers who keeps a game that is opened so
   */
  public Games(BoardSource boards, PlayerSource players, Function<GameSetup, GameKeeper> keepers) {
    this(boards, players, keepers, new SystemTiming());
  }

  Games(
      BoardSource boards,
      PlayerSource players,
      Function<GameSetup, GameKeeper> keepers,
      Timing timing) {
    this.boards = boards;
    this.players = players;
    this.keepers = keepers;
    this.timing = timing;
  }

  /**
   * Opens a game and begins it. Plays the whole record first, variations too, and waits for that.
   *
   * @param setup what is played, from where, and by whom
   * @param whenClosed told once, of the game, when somebody closes it; and of what is done when the
   *     listeners were told all that happened and the game is kept, 2 seconds later at most
   * @return the game
   * @throws RefusedException if there are no such rules or players, a player has no such option, or
   *     the moves up to the path cannot be played
   */
  public Game open(GameSetup setup, BiConsumer<Game, CompletionStage<Void>> whenClosed) {
    PlayerSource kept = new KeptPlayers(players);
    LiveGame game =
        new LiveGame(
            standing(setup, kept), setup, kept, crew, timing, keepers.apply(setup), whenClosed);
    game.begin();
    return game;
  }

  /**
   * Plays a game between two computers to its end, on the calling thread. It is told to nobody and
   * not kept; what a player does wrong ends it as in any other game.
   *
   * @param setup what is played, from where, and by whom
   * @param referee who may end it before the board does
   * @return how it stands at its end
   * @throws RefusedException if there are no such rules or players, a player has no such option, or
   *     the moves up to the path cannot be played
   * @throws IllegalArgumentException if a person has a seat
   * @throws InterruptedException if the thread was interrupted: the game is dropped
   */
  public GameState play(GameSetup setup, Referee referee) throws InterruptedException {
    for (Stone stone : Stone.values()) {
      if (setup.seat(stone) instanceof Seat.Human) {
        throw new IllegalArgumentException("a person moves when it likes");
      }
    }
    return new Duel(opened(setup), setup, referee, timing).play();
  }

  private Standing opened(GameSetup setup) throws InterruptedException {
    try {
      return standing(setup, players);
    } catch (RefusedException refused) {
      if (Thread.interrupted()) {
        throw new InterruptedException(refused.getMessage());
      }
      throw refused;
    }
  }

  private Standing standing(GameSetup setup, PlayerSource from) {
    Chair black = Chair.of(setup.black(), from);
    Chair white = Chair.of(setup.white(), from);
    return new Standing(tree(setup.record()), setup, black, white);
  }

  /** Plays a record on a thread of the crew, as its board may be slow, or stuck. */
  private GameTree tree(GameRecord record) {
    Future<GameTree> played =
        crew.submit(() -> GameTree.of(record, boards.board(record.rules(), record.start())));
    try {
      return played.get(TO_OPEN.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      if (cause instanceof RefusedException refused) {
        throw refused;
      }
      Fault.log(LOG, "A board failed before the game", cause);
      throw new RefusedException("the board failed: " + Fault.words(cause), e);
    } catch (TimeoutException e) {
      played.cancel(true);
      throw new RefusedException("the board was not ready within 10 s", e);
    } catch (InterruptedException e) {
      played.cancel(true);
      Thread.currentThread().interrupt();
      throw new RefusedException("nobody waits for the game any more", e);
    }
  }

  /**
   * Asks a player about a position, outside any game, and returns at once. Several may be asked at
   * a time.
   *
   * @param who the player
   * @param position where it is to find a move
   * @param budget what the answer may cost; without time in it, 60 seconds
   * @param lines how many lines should be reported, 1 or more
   * @param reports told what the player sees, one insight at a time, in order; never after the
   *     answer
   * @return the running analysis
   * @throws IllegalArgumentException if lines is less than 1
   * @throws RefusedException if there is no such player, or it has no such option
   */
  public Analysis analyze(
      PlayerSpec who, Board position, Budget budget, int lines, Consumer<Insight> reports) {
    if (lines < 1) {
      throw new IllegalArgumentException("lines must be 1 or more, not " + lines);
    }
    PositionAnalysis analysis =
        new PositionAnalysis(players.player(who), position, budget, lines, reports, crew);
    analysis.begin();
    return analysis;
  }
}
