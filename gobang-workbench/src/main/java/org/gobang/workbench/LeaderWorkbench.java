package org.gobang.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.Label;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Analysis;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Renderer;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.Review;
import org.gobang.api.saved.Records;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.game.Games;
import org.gobang.study.opening.RenjuOpening;
import org.gobang.study.review.WinCurve;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.explorer.HostExplorer;
import org.gobang.workbench.games.BackgroundRecords;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.library.HostLibrary;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.FrontEnd;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.KeptProblems;
import org.gobang.workbench.tournament.HostTournaments;
import org.gobang.workbench.update.HostUpdates;

/**
 * The workbench of the front end that leads; those that watch share it through {@link #watched}.
 */
public final class LeaderWorkbench implements Workbench, AutoCloseable {

  /** How long the listeners of front ends may take at the end. */
  private static final Duration TO_END = Duration.ofSeconds(3);

  private volatile PluginCatalogue catalogue;
  private final PluginManager shelf;
  private final FilePreferences preferences;
  private final GameStore store;
  private final BackgroundRecords records;
  private final KeptProblems problems;
  private final Optional<GameSetup> request;
  private final boolean requestIsDefault;
  private volatile Optional<RequestedFile> requestedFile = Optional.empty();
  private final Games games;
  private final Set<Game> open = ConcurrentHashMap.newKeySet();

  /** Closed games of which some events or files are still to be delivered. */
  private final Set<Game> settling = ConcurrentHashMap.newKeySet();

  private final Studies studies;
  private final HostEngines engines;
  private final HostTournaments tournaments;
  private final HostUpdates updates;

  /** Made when it is first used. */
  private Optional<HostExplorer> explorer = Optional.empty();

  private Optional<HostLibrary> library = Optional.empty();

  private final WorkbenchListeners listeners = new WorkbenchListeners(open::contains);

  private final Watchers watchers = new Watchers();

  /** Waits for boards, which are plugin code, while games are opened. */
  private final StageExecutor openings = StageExecutor.pooled("gobang-open");

  /**
   * Joins the parts.
   *
   * @param catalogue the plugins, until {@link #pluginsChanged} brings others
   * @param shelf where a person installs, disables and removes plugins
   * @param preferences what the person likes; closed with the workbench
   * @param store the games on disk
   * @param problems the problems of the person; closed with the workbench
   * @param engines the added engines; closed with the workbench
   * @param tournaments the tournaments; closed with the workbench
   * @param request the game to begin with, if there is one
   * @param requestIsDefault whether it holds defaults alone
   */
  LeaderWorkbench(
      PluginCatalogue catalogue,
      PluginManager shelf,
      FilePreferences preferences,
      GameStore store,
      KeptProblems problems,
      HostEngines engines,
      HostTournaments tournaments,
      Optional<GameSetup> request,
      boolean requestIsDefault) {
    this.catalogue = catalogue;
    this.shelf = shelf;
    this.preferences = preferences;
    this.store = store;
    this.records = new BackgroundRecords(store);
    this.problems = problems;
    this.engines = engines;
    this.tournaments = tournaments;
    this.updates = new HostUpdates(preferences);
    this.request = request;
    this.requestIsDefault = requestIsDefault;
    this.games =
        new Games(
            (rules, start) -> this.catalogue.board(rules, start),
            who -> this.catalogue.player(who),
            store::keeper);
    this.studies = new Studies(games);
  }

  /**
   * The same workbench for a front end that watches.
   *
   * @return a workbench without a game to begin with
   */
  WatcherWorkbench watched() {
    return new WatcherWorkbench(this);
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
  public Optional<RequestedFile> requestedFile() {
    return requestedFile;
  }

  /**
   * Sets the file that the requested game comes from.
   *
   * @param file where it is, and what else is in it
   */
  public void requestedFrom(RequestedFile file) {
    requestedFile = Optional.of(file);
  }

  @Override
  public Plugins plugins() {
    return catalogue.plugins();
  }

  @Override
  public PluginManager shelf() {
    return shelf;
  }

  /**
   * Changes the plugins that games are opened with from now on, and informs listeners.
   *
   * @param plugins all there are now
   */
  void pluginsChanged(Plugins plugins) {
    catalogue = new PluginCatalogue(plugins, catalogue.isolation(), catalogue.playerFolders());
    listeners.tell(listener -> listener.pluginsChanged(plugins));
  }

  /**
   * Informs front ends of a failure in the host.
   *
   * @param sentence what failed, in the person's language
   */
  void troubled(String sentence) {
    listeners.tell(listener -> listener.troubled(sentence));
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  @Override
  public Records records() {
    return records;
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(start, "start");
    return openings.supply(() -> games.board(rules, start));
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    Objects.requireNonNull(setup, "setup");
    return openings.supply(
        () -> {
          for (Stone stone : Stone.values()) {
            if (setup.seat(stone) instanceof Seat.Computer computer) {
              games.awaitBoard(() -> checkPlays(computer.who(), setup.record()));
            }
          }
          return announced(games.open(setup, this::closed));
        });
  }

  private boolean checkPlays(PlayerSpec who, GameRecord record) {
    catalogue.checkPlays(who, record.rules(), record.start());
    return true;
  }

  private Game announced(Game game) {
    open.add(game);
    listeners.opened(game);
    return game;
  }

  private void closed(Game game, CompletionStage<Void> settled) {
    settling.add(game);
    open.remove(game);
    listeners.closed(game);
    settled.whenComplete(
        (done, late) -> {
          synchronized (settling) {
            settling.remove(game);
            settling.notifyAll();
          }
        });
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    return studies.analyze(who, request, reports);
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    return studies.review(catalogue, who, record, path, budget, progress);
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    return studies.moveReviewer(catalogue, who, record, path, budget);
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return WinCurve.of(rules).probability(score, stones);
  }

  @Override
  public Problems problems() {
    return problems;
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return RenjuOpening.of(position.start(), position.moves())
        .map(opening -> opening.label(language));
  }

  @Override
  public synchronized Explorer explorer() {
    HostExplorer made = explorer.orElseGet(this::makeExplorer);
    explorer = Optional.of(made);
    return made;
  }

  private HostExplorer makeExplorer() {
    return new HostExplorer(games(), () -> catalogue);
  }

  private GameLibrary games() {
    return new GameLibrary(store, (rules, start) -> catalogue.board(rules, start));
  }

  @Override
  public synchronized Library library() {
    HostLibrary made = library.orElseGet(() -> new HostLibrary(games()));
    library = Optional.of(made);
    return made;
  }

  private synchronized void closeLibrary() {
    explorer.ifPresent(HostExplorer::close);
    library.ifPresent(HostLibrary::close);
  }

  @Override
  public Engines engines() {
    return engines;
  }

  @Override
  public Tournaments tournaments() {
    return tournaments;
  }

  @Override
  public Updates updates() {
    return updates;
  }

  /** The front ends that run on this workbench. */
  Watchers watchers() {
    return watchers;
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    return openings.supply(
        () -> plugins().renderers().stream().filter(found -> canOpen(found.id())).toList());
  }

  private boolean canOpen(String id) {
    try {
      checkCanOpen(catalogue.frontEnd(new ProviderSpec(id, Map.of())));
      return true;
    } catch (RefusedException notHereAndNow) {
      return false;
    }
  }

  private void checkCanOpen(FrontEnd frontEnd) {
    Locale language = preferences.locale();
    if (!frontEnd.available()) {
      throw new RefusedException(HostTexts.in(language, "front.end.missing", frontEnd.id()));
    }
    if (frontEnd.exclusive() && watchers.runs(frontEnd.id())) {
      throw new RefusedException(HostTexts.in(language, "front.end.once", frontEnd.id()));
    }
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    Objects.requireNonNull(wanted, "wanted");
    return openings.supply(
        () -> {
          FrontEnd frontEnd = catalogue.frontEnd(wanted);
          checkCanOpen(frontEnd);
          Renderer renderer = frontEnd.create();
          watchers.start(frontEnd.id(), () -> renderer, this, this::troubled);
          return frontEnd.found();
        });
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return listeners.add(listener);
  }

  /**
   * Stops tournaments and checks for updates, closes analyses and games, cancels the opening of
   * games, and waits at most 3 seconds until listeners have received all events and games are kept.
   * Then waits until preferences, records and answers to problems are written.
   */
  @Override
  public void close() {
    try {
      closeGames();
    } finally {
      preferences.close();
      records.close();
      problems.close();
    }
  }

  private void closeGames() {
    studies.close();
    closeLibrary();
    engines.close();
    tournaments.close();
    updates.close();
    openings.shutdown();
    listeners.shutdown();
    long end = System.nanoTime() + TO_END.toNanos();
    try {
      // A game that is announced only now can still be listened to.
      listeners.await(TO_END);
      openings.await(Duration.ofNanos(end - System.nanoTime()));
      open.forEach(Game::close);
      awaitSettled(end);
    } catch (InterruptedException interrupted) {
      open.forEach(Game::close);
      Thread.currentThread().interrupt();
    }
  }

  private void awaitSettled(long end) throws InterruptedException {
    synchronized (settling) {
      long left = end - System.nanoTime();
      while (!settling.isEmpty() && left > 0) {
        TimeUnit.NANOSECONDS.timedWait(settling, left);
        left = end - System.nanoTime();
      }
    }
  }
}
