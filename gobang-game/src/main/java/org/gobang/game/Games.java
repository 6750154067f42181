package org.gobang.game;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
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
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RunningTask;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens games and runs analyses as {@link org.gobang.api.workbench.Workbench} specifies, with
 * sources of boards and players.
 *
 * <p>May be called from any thread. Its threads are daemons that end when idle, so only the games
 * need closing.
 */
public final class Games {

  private static final Logger LOG = LoggerFactory.getLogger(Games.class);

  /** The time limit for creating a board and playing a whole record on it. */
  private static final Duration BOARD_TIMEOUT = Duration.ofSeconds(10);

  private final BoardSource boards;
  private final PlayerSource players;
  private final Function<GameSetup, GameSaver> savers;
  private final TimeSource timeSource;
  private final ExecutorService executor = HostThreads.executor();

  /**
   * Creates an instance for games that are not saved.
   *
   * @param boards the source of boards
   * @param players the source of players
   */
  public Games(BoardSource boards, PlayerSource players) {
    this(boards, players, setup -> GameSaver.NONE);
  }

  /**
   * Creates an instance for games with a saver.
   *
   * @param boards the source of boards
   * @param players the source of players
   * @param savers returns the saver of an opened game
   */
  public Games(BoardSource boards, PlayerSource players, Function<GameSetup, GameSaver> savers) {
    this(boards, players, savers, new SystemTimeSource());
  }

  Games(
      BoardSource boards,
      PlayerSource players,
      Function<GameSetup, GameSaver> savers,
      TimeSource timeSource) {
    this.boards = boards;
    this.players = players;
    this.savers = savers;
    this.timeSource = timeSource;
  }

  /**
   * Opens and starts a game. Plays the whole record first, variations included, and waits for that.
   *
   * @param setup the record, the players and the terms
   * @param whenClosed called once when the game is closed, with a future that completes when all
   *     events are delivered and the game is saved, or fails after 2 seconds
   * @return the game
   * @throws RefusedException if the rules, a player or an option of a player is unknown, or the
   *     moves up to the path cannot be played
   */
  public Game open(GameSetup setup, BiConsumer<Game, CompletionStage<Void>> whenClosed) {
    PlayerSource cached = caching(players);
    LiveGame game =
        new LiveGame(
            model(setup, cached),
            setup,
            cached,
            executor,
            timeSource,
            savers.apply(setup),
            whenClosed);
    game.begin();
    return game;
  }

  /**
   * Plays a game between two engines to the end on the calling thread. It has no listeners and is
   * not saved; a player's failure ends it as in any other game.
   *
   * @param setup the record, the players and the terms
   * @param adjudicator may end the game before the board does
   * @return the state at its end
   * @throws RefusedException if the rules, a player or an option of a player is unknown, or the
   *     moves up to the path cannot be played
   * @throws IllegalArgumentException if a human plays a side
   * @throws InterruptedException if the thread was interrupted; the game is abandoned
   */
  public GameState play(GameSetup setup, GameAdjudicator adjudicator) throws InterruptedException {
    for (Stone stone : Stone.values()) {
      if (setup.seat(stone) instanceof Seat.Human) {
        throw new IllegalArgumentException("both sides must be computers");
      }
    }
    return new ComputerGame(opened(setup), setup, adjudicator, timeSource).play();
  }

  private GameModel opened(GameSetup setup) throws InterruptedException {
    try {
      return model(setup, players);
    } catch (RefusedException refused) {
      if (Thread.interrupted()) {
        throw new InterruptedException(refused.getMessage());
      }
      throw refused;
    }
  }

  private GameModel model(GameSetup setup, PlayerSource from) {
    SeatedPlayer black = SeatedPlayer.of(setup.black(), from);
    SeatedPlayer white = SeatedPlayer.of(setup.white(), from);
    return new GameModel(tree(setup.record()), setup, black, white);
  }

  private GameTree tree(GameRecord record) {
    return awaitBoard(() -> GameTree.of(record, boards.board(record.rules(), record.start())));
  }

  /**
   * Creates the board before the first move and waits for it.
   *
   * @param rules the id of the rules
   * @param start the size, the stones placed already, and the side to move first
   * @return the board
   * @throws RefusedException if the rules do not exist, they do not support the size or set-up, or
   *     the board is not ready within 10 seconds
   */
  public Board board(String rules, Start start) {
    return awaitBoard(() -> boards.board(rules, start));
  }

  /**
   * Runs plugin code for a game on the executor and waits for the result. Plugin code may be slow
   * or block.
   *
   * @param code creates or queries a board
   * @param <T> the type of its result
   * @return its result
   * @throws RefusedException if the code throws anything, or does not end within 10 seconds
   */
  public <T> T awaitBoard(Callable<T> code) {
    Future<T> result = executor.submit(code);
    try {
      return result.get(BOARD_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      if (cause instanceof RefusedException refused) {
        throw refused;
      }
      PluginErrors.log(LOG, "A board failed before its game began", cause);
      throw new RefusedException("the board failed: " + PluginErrors.describe(cause), e);
    } catch (TimeoutException e) {
      result.cancel(true);
      throw new RefusedException("the board was not ready within 10 s", e);
    } catch (InterruptedException e) {
      result.cancel(true);
      Thread.currentThread().interrupt();
      throw new RefusedException("waiting for the board was cancelled", e);
    }
  }

  /**
   * Starts an analysis of a position outside any game and returns at once. Several analyses may run
   * concurrently.
   *
   * @param who the player
   * @param request the position and the kind of analysis
   * @param reports receives the player's insights, one at a time, in order; none after the answer
   * @return the running analysis
   * @throws RefusedException if the player or an option is unknown, or the player does not support
   *     the request
   */
  public RunningTask<Answer> analyze(
      PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    PlayerSetup player = players.player(who);
    request.checkSupported(player.provider());
    PositionAnalysis analysis = new PositionAnalysis(player, request, reports, executor);
    analysis.begin();
    return analysis;
  }

  /** Returns a source that finds each player once. */
  private static PlayerSource caching(PlayerSource players) {
    Map<PlayerSpec, PlayerSetup> found = new ConcurrentHashMap<>();
    return who -> found.computeIfAbsent(who, players::player);
  }
}
