package org.gobang.ui.console.fake;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.gobang.api.Label;
import org.gobang.api.MoveText;
import org.gobang.api.PluginProvider;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.IllegalMoveException;
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
import org.gobang.api.player.Weights;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Answer;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/** A workbench without threads: whatever is asked for has happened when the call returns. */
public final class TestBench implements Workbench, Preferences, Records {

  public static final Seat PERSON = new Seat.Human("");

  /** What players answer; empty while they think. */
  public final Map<String, Function<Board, Optional<Point>>> players = new LinkedHashMap<>();

  /** What players report when they are asked outside the game. */
  public final Map<String, Insight> reports = new LinkedHashMap<>();

  public final Map<String, String> preferences = new LinkedHashMap<>();
  public final Map<Point, Verdict.Refused> fouls = new LinkedHashMap<>();
  public final Map<Path, String> files = new LinkedHashMap<>();
  private final Map<Path, GameRecord> written = new LinkedHashMap<>();

  /** The finished games, the newest first, and what reading them gives. */
  public final Map<Path, LoadedGame> kept = new LinkedHashMap<>();

  public Optional<GameSetup> unfinished = Optional.empty();

  /** Completes when the disk answers. */
  public CompletableFuture<Boolean> disk = CompletableFuture.completedFuture(true);

  public final List<TestGame> games = new ArrayList<>();
  public final List<Refusal> refused = new ArrayList<>();
  public Locale locale = Locale.ENGLISH;

  /** How players come to answer what they are asked outside the game. */
  public Executor answering = Runnable::run;

  /** Opens games. */
  public Executor opening = Runnable::run;

  /** What the test makes of rules. */
  public UnaryOperator<BoardProvider> rules = UnaryOperator.identity();

  /** Done to each game before it is shown to anybody. */
  public Consumer<TestGame> onOpen = game -> {};

  private final List<WorkbenchListener> listeners = new ArrayList<>();
  private Optional<GameSetup> request = Optional.empty();

  /** Whether the command line said nothing of the game. */
  public boolean requestIsDefault;

  /** What can be set for every player. */
  public Optional<Option> option = Optional.empty();

  /** The request of the command line. */
  public TestBench request(
      String rules, int size, Seat black, Seat white, Fouls fouls, String moves) {
    GameRecord record = GameRecord.of(rules, Start.empty(size), MoveText.parse(moves, Stone.BLACK));
    request = Optional.of(GameSetup.of(record).black(black).white(white).fouls(fouls).build());
    return this;
  }

  /** The game that was left: a person against a computer. */
  public TestBench left(String player, String moves) {
    TestBench other = new TestBench();
    unfinished =
        other.request("freestyle", 15, PERSON, computer(player), Fouls.REFUSE, moves).request();
    return this;
  }

  /** Keeps a game that was played, under a name of its own. */
  public TestBench kept(String file, String moves, Map<String, String> tags, String... skipped) {
    List<Node> lines =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK)).lines();
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), List.of()).withTags(tags).withLines(lines);
    kept.put(Path.of(file), new LoadedGame(record, List.of(skipped)));
    return this;
  }

  /** Two people, or one and a computer, at freestyle on 15 lines. */
  public TestBench request(Seat black, Seat white) {
    return request("freestyle", 15, black, white, Fouls.REFUSE, "");
  }

  public static Seat computer(String id) {
    return new Seat.Computer(new PlayerSpec(id, Map.of(), 0, false));
  }

  /** A player that plays these points one after the other, whatever happens, and then thinks. */
  public TestBench player(String id, String points) {
    List<String> left = new ArrayList<>(List.of(points.split(" ", -1)));
    players.put(
        id,
        board ->
            left.isEmpty() || left.get(0).isEmpty()
                ? Optional.empty()
                : Optional.of(Point.parse(left.remove(0))));
    return this;
  }

  /** The tags that a file was written with. */
  public Map<String, String> tags(String file) {
    return Objects.requireNonNull(written.get(Path.of(file)), file).tags();
  }

  public TestGame game() {
    return games.get(games.size() - 1);
  }

  Optional<Point> choose(String player, Board board) {
    return players.getOrDefault(player, any -> Optional.empty()).apply(board);
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
    List<DiscoveredPlugin<BoardProvider>> boards = new ArrayList<>();
    for (String id : List.of("freestyle", "renju")) {
      BoardProvider provider = new TestBoard.Rules(id, id.equals("renju") ? fouls : Map.of());
      boards.add(found(id, rules.apply(provider)));
    }
    List<DiscoveredPlugin<PlayerProvider>> found = new ArrayList<>();
    players.keySet().forEach(id -> found.add(found(id, new Named(id, option))));
    return new Plugins(boards, found, List.of(), refused);
  }

  /** Tells that the plugins are others. */
  public void pluginsChanged() {
    listeners.forEach(listener -> listener.pluginsChanged(plugins()));
  }

  /** Tells that something failed that nobody asked for. */
  public void troubled(String sentence) {
    listeners.forEach(listener -> listener.troubled(sentence));
  }

  private static <P extends PluginProvider> DiscoveredPlugin<P> found(String id, P provider) {
    return new DiscoveredPlugin<>(id, provider, "1.0.0", DiscoveredPlugin.BUNDLED);
  }

  @Override
  public PluginShelf shelf() {
    throw new UnsupportedOperationException("a terminal does not ask for it");
  }

  @Override
  public Preferences preferences() {
    return this;
  }

  @Override
  public Records records() {
    return this;
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    return CompletableFuture.completedFuture(create(rules, start));
  }

  Board create(String rules, Start start) {
    return plugins()
        .board(rules)
        .orElseThrow(() -> new RefusedException("there are no rules " + rules))
        .provider()
        .create(start);
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return CompletableFuture.supplyAsync(() -> opened(game(setup)), opening);
  }

  private Game opened(TestGame game) {
    games.add(game);
    onOpen.accept(game);
    game.computers();
    List.copyOf(listeners).forEach(listener -> listener.opened(game));
    return game;
  }

  private TestGame game(GameSetup setup) {
    try {
      return new TestGame(this, setup);
    } catch (IllegalMoveException illegal) {
      throw new RefusedException(String.valueOf(illegal.getMessage()), illegal);
    }
  }

  @Override
  public Analysis analyze(
      PlayerSpec who, Board position, Budget budget, int lines, Consumer<Insight> sink) {
    Insight insight = reports.get(who.player());
    Answer answer =
        insight instanceof Weights weights
            ? new Answer.Best(weights.nonZero().keySet().iterator().next())
            : choose(who.player(), position)
                .<Answer>map(Answer.Best::new)
                .orElse(new Answer.Failed(Ending.CRASHED, who.player() + " fell over"));
    CompletableFuture<Answer> later = new CompletableFuture<>();
    answering.execute(
        () -> {
          if (insight != null) {
            sink.accept(insight);
          }
          later.complete(answer);
        });
    return new Analysis() {
      @Override
      public CompletionStage<Answer> answer() {
        return later;
      }

      @Override
      public void stop() {}

      @Override
      public void close() {}
    };
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    listeners.add(listener);
    games.forEach(listener::opened);
    return () -> listeners.remove(listener);
  }

  @Override
  public Locale locale() {
    return locale;
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(preferences.get(key));
  }

  @Override
  public void put(String key, String value) {
    preferences.put(key, value);
  }

  @Override
  public CompletionStage<LoadedGame> read(Path file) {
    return disk.thenCompose(
        any ->
            Optional.ofNullable(kept.get(file))
                .<CompletionStage<LoadedGame>>map(CompletableFuture::completedStage)
                .orElseGet(() -> refuse("no file " + file)));
  }

  @Override
  public CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file) {
    if (!file.toString().endsWith(".sgf")) {
      return refuse(file + ": a record ends in .sgf");
    }
    return disk.thenApply(
        any -> {
          written.put(file, record);
          files.put(file, MoveText.write(record.follow(path).stream().map(Node::move).toList()));
          return List.of();
        });
  }

  @Override
  public CompletionStage<List<Path>> finished() {
    return disk.thenApply(any -> List.copyOf(kept.keySet()));
  }

  @Override
  public CompletionStage<Optional<GameSetup>> unfinished() {
    return disk.thenApply(any -> unfinished);
  }

  private static <T> CompletionStage<T> refuse(String sentence) {
    return CompletableFuture.failedFuture(new RefusedException(sentence));
  }

  private record Named(String id, Optional<Option> option) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      if (id.equals("mute")) {
        throw new IllegalStateException("mute");
      }
      return new Label(Character.toUpperCase(id.charAt(0)) + id.substring(1), "");
    }

    @Override
    public int priority() {
      return id.equals("search") ? 1 : 0;
    }

    @Override
    public List<Option> options() {
      return option.stream().toList();
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }
}
