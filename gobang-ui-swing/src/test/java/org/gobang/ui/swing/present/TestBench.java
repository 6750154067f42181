package org.gobang.ui.swing.present;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.gobang.api.Label;
import org.gobang.api.PluginProvider;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Option;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Answer;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.jspecify.annotations.Nullable;

/** A workbench whose games do what the test says; the event thread and the worker run on call. */
public final class TestBench implements Workbench, Preferences, Executor {

  public static final Seat PERSON = new Seat.Human("");
  public static final Seat COMPUTER = new Seat.Computer(new PlayerSpec("deep", Map.of(), 7, false));

  final Map<Point, Verdict.Refused> fouls = new LinkedHashMap<>();
  public final List<TestGame> games = new CopyOnWriteArrayList<>();
  private final TestShelf shelf = new TestShelf();
  final Deque<Asked> asked = new ArrayDeque<>();
  private final Map<String, String> kept = new ConcurrentHashMap<>();
  private final Deque<Runnable> tasks = new ArrayDeque<>();

  /** Players besides those that are always there. */
  private final List<DiscoveredPlugin<PlayerProvider>> more = new ArrayList<>();

  /** Whether the command line said nothing of the game. */
  public boolean requestIsDefault;

  private TestGame.Opponent opponent = TestGame.Opponent.NOBODY;
  private Optional<GameSetup> request = Optional.empty();
  Optional<WorkbenchListener> listener = Optional.empty();
  Optional<RefusedException> refusal = Optional.empty();

  /** What is in files, what was written to them, and which hold finished games. */
  public final Map<Path, LoadedGame> files = new ConcurrentHashMap<>();

  public final Map<Path, GameRecord> written = new ConcurrentHashMap<>();

  /** The line that was written last. */
  public List<Integer> writtenPath = List.of();

  public List<Path> finished = List.of();

  /** The game that was left unfinished. */
  public Optional<GameSetup> unfinished = Optional.empty();

  /** What the deep player is called, before its id. */
  public String called = "Player ";

  Optional<RefusedException> listing = Optional.empty();

  /** The text of a file that is read as a game, whatever the file is called. */
  String clipboard = "";

  @Nullable LoadedGame onClipboard;

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The thread on which games tell how they stand when somebody begins to listen. */
  Executor host = Runnable::run;

  /** Opens games. */
  public Executor opening = Runnable::run;

  /** What the test makes of rules. */
  public UnaryOperator<BoardProvider> rules = UnaryOperator.identity();

  /** What the test makes of a board before a game is played on it. */
  UnaryOperator<Board> boards = UnaryOperator.identity();

  /** A question to a player, which the test answers. */
  record Asked(PlayerSpec who, Consumer<Insight> reports, CompletableFuture<Answer> answer) {}

  public TestBench request(Seat black, Seat white) {
    return request(black, white, Budget.UNLIMITED);
  }

  TestBench request(Seat black, Seat white, Budget budget) {
    request = Optional.of(setup(black, white, budget));
    return this;
  }

  /** A game of people that stands at the end of a record. */
  public TestBench request(GameRecord record) {
    request = Optional.of(GameSetup.of(record).black(PERSON).white(PERSON).build());
    return this;
  }

  static GameSetup setup(Seat black, Seat white) {
    return setup(black, white, Budget.UNLIMITED);
  }

  private static GameSetup setup(Seat black, Seat white, Budget budget) {
    return GameSetup.of(GameRecord.of("renju", Start.empty(15), List.of()))
        .black(black)
        .white(white)
        .budget(budget)
        .build();
  }

  /** Computers answer. */
  public TestBench plays() {
    opponent = TestGame.Opponent.ANSWERS;
    return this;
  }

  /** Computers never end thinking. */
  public TestBench hangs() {
    opponent = TestGame.Opponent.HANGS;
    return this;
  }

  public TestGame game() {
    return games.get(games.size() - 1);
  }

  /** Does all that waits to be done. */
  public void runAll() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      task.run();
    }
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  @Override
  public Optional<GameSetup> request() {
    return request;
  }

  @Override
  public boolean requestIsDefault() {
    return requestIsDefault;
  }

  @Override
  public Plugins plugins() {
    List<DiscoveredPlugin<BoardProvider>> boards =
        List.of(
            found("renju", rules.apply(new TestBoard.Rules("renju", 15, fouls))),
            found("wide", rules.apply(new TestBoard.Rules("wide", 19, fouls))));
    List<DiscoveredPlugin<PlayerProvider>> players = new ArrayList<>();
    players.add(found("deep", new Deep("deep", called)));
    players.add(found("plain", new Deep("plain")));
    players.addAll(more);
    players.addAll(shelf.players());
    return new Plugins(boards, players, List.of(), shelf.refused());
  }

  /** Adds a player that has to be given something. */
  public void addEngine() {
    more.add(found("engine", new Deep("engine")));
  }

  private static <P extends PluginProvider> DiscoveredPlugin<P> found(String id, P provider) {
    return new DiscoveredPlugin<>(id, provider, "", DiscoveredPlugin.BUNDLED);
  }

  static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }

  /** A player with an option of each kind, where it is deep. */
  record Deep(String id, String called) implements PlayerProvider {

    Deep(String id) {
      this(id, "Player ");
    }

    @Override
    public Label label(Locale locale) {
      return new Label((isChinese(locale) ? "棋手 " : called) + id, called);
    }

    @Override
    public List<Option> options() {
      return switch (id) {
        case "plain" -> List.of();
        case "engine" -> List.of(new Option.Text("command", "", true, false));
        default ->
            List.of(
                new Option.Choice("table", List.of("a", "b"), "a"),
                new Option.Whole("level", 1, 9, 5),
                new Option.Flag("book", true),
                new Option.Text("path", ""));
      };
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return refusal
        .<CompletionStage<Game>>map(CompletableFuture::failedFuture)
        .orElseGet(() -> CompletableFuture.supplyAsync(() -> opened(setup), opening));
  }

  private Game opened(GameSetup setup) {
    Board board = create(setup.record().rules(), setup.record().start());
    TestGame game = new TestGame(setup, boards.apply(board), host, opponent);
    games.add(game);
    return game;
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    return CompletableFuture.completedFuture(create(rules, start));
  }

  private Board create(String rules, Start start) {
    return plugins().board(rules).orElseThrow().provider().create(start);
  }

  @Override
  public Analysis analyze(
      PlayerSpec who, Board position, Budget budget, int lines, Consumer<Insight> reports) {
    CompletableFuture<Answer> later = new CompletableFuture<>();
    asked.add(new Asked(who, reports, later));
    return new Analysis() {
      @Override
      public CompletionStage<Answer> answer() {
        return later;
      }

      @Override
      public void stop() {}

      @Override
      public void close() {
        later.complete(Answer.CANCELLED);
      }
    };
  }

  @Override
  public Subscription listen(WorkbenchListener next) {
    listener = Optional.of(next);
    return () -> listener = Optional.empty();
  }

  @Override
  public TestShelf shelf() {
    return shelf;
  }

  @Override
  public Preferences preferences() {
    return this;
  }

  @Override
  public Locale locale() {
    return get(LANGUAGE).map(Locale::forLanguageTag).orElse(Locale.ENGLISH);
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(kept.get(key));
  }

  @Override
  public void put(String key, String value) {
    kept.put(key, value);
  }

  /** Files there are; others are written as text that tells their length. */
  @Override
  public Records records() {
    return new Records() {
      @Override
      public CompletionStage<LoadedGame> read(Path file) {
        LoadedGame known = files.get(file);
        if (known == null && file.toFile().exists() && text(file).equals(clipboard)) {
          known = onClipboard;
        }
        return known == null
            ? CompletableFuture.failedFuture(new RefusedException(file + ": no file"))
            : CompletableFuture.completedFuture(known);
      }

      @Override
      public CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file) {
        written.put(file, record);
        writtenPath = path;
        if (file.toFile().exists()) {
          int more = record.mainLine().size() - 1;
          TestBench.write(file, record.lines().get(0).move() + " and " + more + " more");
        }
        return CompletableFuture.completedStage(List.of());
      }

      @Override
      public CompletionStage<List<Path>> finished() {
        return listing
            .<CompletionStage<List<Path>>>map(CompletableFuture::failedFuture)
            .orElse(CompletableFuture.completedStage(finished));
      }

      @Override
      public CompletionStage<Optional<GameSetup>> unfinished() {
        return CompletableFuture.completedStage(unfinished);
      }
    };
  }
}
