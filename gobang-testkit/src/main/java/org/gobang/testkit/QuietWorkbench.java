package org.gobang.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.Label;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.Analysis;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.plugin.Installable;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.Review;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Service;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/** A workbench with rules and preferences, in which no game can be opened. */
final class QuietWorkbench implements Workbench, PluginManager, Preferences, Records {

  private final Map<String, String> kept = new ConcurrentHashMap<>();

  @Override
  public Optional<GameSetup> request() {
    return Optional.empty();
  }

  @Override
  public Plugins plugins() {
    List<DiscoveredPlugin<BoardProvider>> boards =
        TestBoards.found().stream()
            .map(rules -> new DiscoveredPlugin<>(rules.id(), rules, "", DiscoveredPlugin.BUNDLED))
            .toList();
    return Plugins.NONE.with(Service.BOARD, boards);
  }

  @Override
  public PluginManager shelf() {
    return this;
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
    try {
      return CompletableFuture.completedFuture(
          TestBoards.rules(rules)
              .orElseThrow(() -> new RefusedException("there are no rules " + rules))
              .create(start));
    } catch (RefusedException refused) {
      return CompletableFuture.failedFuture(refused);
    }
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return refuse("the testkit opens no games");
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    throw new RefusedException("there is no player " + who.player());
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    throw new RefusedException("there is no player " + who.player());
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    throw new RefusedException("there is no player " + who.player());
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return score instanceof Score.WinRate rate ? rate.probability() : 0.5;
  }

  @Override
  public Problems problems() {
    return new NoProblems();
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return Optional.empty();
  }

  @Override
  public Explorer explorer() {
    return new QuietExplorer();
  }

  @Override
  public Library library() {
    return new QuietLibrary();
  }

  @Override
  public Engines engines() {
    return new QuietEngines();
  }

  @Override
  public Tournaments tournaments() {
    return new QuietTournaments();
  }

  @Override
  public Updates updates() {
    return new QuietUpdates();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    return CompletableFuture.failedFuture(new RefusedException("no front end is opened"));
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return () -> {};
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }

  private static <T> CompletionStage<T> refuse(String sentence) {
    return CompletableFuture.failedFuture(new RefusedException(sentence));
  }

  @Override
  public CompletionStage<Installable> examine(Path plugin) {
    return refuse("the testkit installs no plugins: " + plugin);
  }

  @Override
  public CompletionStage<String> install(Installable plugin) {
    return refuse("the testkit installs no plugins: " + plugin.file());
  }

  @Override
  public boolean canRemove(String origin) {
    return false;
  }

  @Override
  public CompletionStage<Void> remove(String origin) {
    return refuse("the testkit removes no plugins: " + origin);
  }

  @Override
  public boolean canDisable(String origin) {
    return false;
  }

  @Override
  public CompletionStage<Void> disable(String origin) {
    return refuse("the testkit disables no plugins: " + origin);
  }

  @Override
  public CompletionStage<Void> enable(String origin) {
    return refuse("the testkit enables no plugins: " + origin);
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
    if (key.isBlank()) {
      throw new IllegalArgumentException("a preference has a key");
    }
    kept.put(key, value);
  }

  @Override
  public CompletionStage<LoadedGame> read(Path file) {
    return refuse("the testkit reads no files: " + file);
  }

  @Override
  public CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file) {
    record.follow(path);
    return refuse("the testkit writes no files: " + file);
  }

  @Override
  public CompletionStage<List<Path>> finished() {
    return CompletableFuture.completedStage(List.of());
  }

  @Override
  public CompletionStage<List<UnfinishedGame>> unfinished() {
    return CompletableFuture.completedStage(List.of());
  }

  @Override
  public CompletionStage<Path> discard(String id) {
    return refuse("the testkit keeps no games: " + id);
  }
}
