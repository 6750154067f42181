package org.gobang.presentation.fake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Answer;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/** A workbench whose players answer when the test says so, and a loop that runs on call. */
public final class AnsweringWorkbench implements Workbench, Preferences, Executor {

  public final Deque<Query> asked = new ArrayDeque<>();

  /** The games that are being opened, in order. */
  public final List<CompletableFuture<Game>> opening = new ArrayList<>();

  /** The players that do not play here. */
  public final Set<String> refusing = new HashSet<>();

  /** What the command line asked for, and whether it was nothing. */
  public Optional<GameSetup> request = Optional.empty();

  public boolean requestIsDefault;

  /** Rules, players besides those that answer, and what is kept. */
  public final List<BoardProvider> rules = new ArrayList<>();

  public final List<PlayerProvider> toys = new ArrayList<>();
  public final Map<String, String> kept = new HashMap<>();
  private final List<String> players;
  private final Deque<Runnable> tasks = new ArrayDeque<>();

  public AnsweringWorkbench(String... players) {
    this.players = List.of(players);
  }

  /** A question to a player. */
  public record Query(
      PlayerSpec who,
      Board board,
      Budget budget,
      Consumer<Insight> reports,
      CompletableFuture<Answer> answer) {

    public String player() {
      return who.player();
    }

    public boolean isDropped() {
      return answer.isDone() && answer.join().equals(Answer.CANCELLED);
    }
  }

  /** The player that was asked last reports, and answers with the point. */
  public void answer(String point, Insight... reports) {
    Query last = asked.getLast();
    for (Insight report : reports) {
      last.reports().accept(report);
    }
    last.answer().complete(new Answer.Best(Point.parse(point)));
    runAll();
  }

  /** The player that was asked last fails. */
  public void fail(String sentence) {
    asked.getLast().answer().complete(new Answer.Failed(Ending.CRASHED, sentence));
    runAll();
  }

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
  public Analysis analyze(
      PlayerSpec who, Board position, Budget budget, int lines, Consumer<Insight> reports) {
    if (refusing.contains(who.player())) {
      throw new RefusedException(who.player() + " does not play here");
    }
    CompletableFuture<Answer> later = new CompletableFuture<>();
    asked.add(new Query(who, position, budget, reports, later));
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
  public Plugins plugins() {
    List<DiscoveredPlugin<PlayerProvider>> found = new ArrayList<>();
    players.forEach(
        id ->
            found.add(
                new DiscoveredPlugin<>(
                    id, new Provider(id, found.size()), "", DiscoveredPlugin.BUNDLED)));
    toys.forEach(
        toy -> found.add(new DiscoveredPlugin<>(toy.id(), toy, "", DiscoveredPlugin.BUNDLED)));
    List<DiscoveredPlugin<BoardProvider>> boards = new ArrayList<>();
    rules.forEach(
        each -> boards.add(new DiscoveredPlugin<>(each.id(), each, "", DiscoveredPlugin.BUNDLED)));
    return new Plugins(boards, found, List.of(), List.of());
  }

  private record Provider(String id, int priority) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id, "");
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
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
  public PluginShelf shelf() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Preferences preferences() {
    return this;
  }

  @Override
  public Locale locale() {
    return Locale.ENGLISH;
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(kept.get(key));
  }

  @Override
  public void put(String key, String value) {
    kept.put(key, value);
  }

  @Override
  public Records records() {
    throw new UnsupportedOperationException();
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    throw new UnsupportedOperationException();
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    CompletableFuture<Game> game = new CompletableFuture<>();
    opening.add(game);
    return game;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    throw new UnsupportedOperationException();
  }
}
