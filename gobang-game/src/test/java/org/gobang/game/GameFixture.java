package org.gobang.game;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;

/**
 * Sets up and opens games for tests, with test players, a manual time source and a recording
 * listener.
 */
final class GameFixture implements AutoCloseable {

  static final Seat ANN = new Seat.Human("Ann");
  static final Seat BOB = new Seat.Human("Bob");

  final TestPlayers players = new TestPlayers();
  final ManualTimeSource time = new ManualTimeSource();
  final RecordingListener listener = new RecordingListener();

  private final List<Game> open = new ArrayList<>();
  private BoardSource boards = Boards::of;
  private String rules = "freestyle";
  private Seat black = ANN;
  private Seat white = BOB;
  private Budget budget = Budget.UNLIMITED;
  private GameSaver saver = GameSaver.NONE;
  private Fouls fouls = Fouls.REFUSE;
  private String moves = "";
  private boolean ponder;

  GameFixture boards(BoardSource source) {
    boards = source;
    return this;
  }

  GameFixture rules(String id) {
    rules = id;
    return this;
  }

  GameFixture black(String player) {
    black = TestPlayers.seat(player);
    return this;
  }

  GameFixture white(String player) {
    white = TestPlayers.seat(player);
    return this;
  }

  GameFixture budget(Budget.Limit... limits) {
    budget = Budget.of(limits);
    return this;
  }

  GameFixture saver(GameSaver wanted) {
    saver = wanted;
    return this;
  }

  GameFixture fouls(Fouls wanted) {
    fouls = wanted;
    return this;
  }

  GameFixture ponder() {
    ponder = true;
    return this;
  }

  /** Returns the moves of the record; the game starts after them. */
  GameFixture moves(String text) {
    moves = text;
    return this;
  }

  GameSetup setup() {
    List<Move> made = MoveText.parse(moves, Stone.BLACK);
    return setup(GameRecord.of(rules, Start.empty(15), made));
  }

  GameSetup setup(GameRecord record) {
    return GameSetup.of(record)
        .black(black)
        .white(white)
        .budget(budget)
        .fouls(fouls)
        .ponder(ponder)
        .build();
  }

  Games games() {
    return new Games(boards, players, setup -> saver, time);
  }

  Game open() {
    return open(setup());
  }

  Game open(GameSetup setup) {
    Game game = games().open(setup, (closed, settled) -> {});
    game.listen(listener);
    open.add(game);
    listener.await(GameState.class, state -> true);
    return game;
  }

  /** Plays legal moves of humans. */
  void play(Game game, String points) {
    for (Move move : MoveText.parse(points, Stone.BLACK)) {
      long version = game.state().version();
      put(game, ((Move.Place) move).point().toString());
      Await.until(() -> game.state().version() > version);
    }
  }

  /** Places a stone for the side to move in the newest state. */
  static CompletionStage<Verdict> put(Game game, String point) {
    GameState now = game.state();
    return game.play(now.toAct(), now.version(), point(point));
  }

  /** Makes a choice for the side to act in the newest state. */
  static CompletionStage<Verdict> choose(Game game, String key) {
    GameState now = game.state();
    return game.choose(now.toAct(), now.version(), key);
  }

  /** Passes for the side to move in the newest state. */
  static CompletionStage<Verdict> pass(Game game) {
    GameState now = game.state();
    return game.pass(now.toMove(), now.version());
  }

  /** Returns the kind of the refusal that completed a stage. */
  static String refusal(CompletionStage<?> stage) {
    try {
      throw new AssertionError("not refused: " + stage.toCompletableFuture().get(120, SECONDS));
    } catch (ExecutionException failed) {
      return Objects.requireNonNull((RefusedException) failed.getCause()).kind();
    } catch (InterruptedException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the verdict of the board on a move. */
  static Verdict verdict(CompletionStage<Verdict> stage) {
    return stage.toCompletableFuture().orTimeout(120, SECONDS).join();
  }

  /** Clears the listener's events up to the current state. */
  void forget(Game game) {
    listener.awaitVersion(game.state().version());
    listener.forget();
  }

  static String moves(GameState state) {
    return MoveText.write(state.board().moves());
  }

  static Point point(String text) {
    return Point.parse(text);
  }

  /** Returns the clocks of Black and White, for example {@code 5s 3s}. */
  static String clocks(GameState state) {
    return clock(state, Stone.BLACK) + " " + clock(state, Stone.WHITE);
  }

  private static String clock(GameState state, Stone stone) {
    return seconds(state.left().getOrDefault(stone, Duration.ZERO));
  }

  private static String seconds(Duration time) {
    return time.toString().substring(2).toLowerCase(Locale.ROOT);
  }

  @Override
  public void close() {
    open.forEach(Game::close);
  }
}
