package org.gobang.workbench;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.api.workbench.WorkbenchService;
import org.gobang.game.Games;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.explorer.GameLibrary;
import org.gobang.workbench.explorer.HostExplorer;
import org.gobang.workbench.games.BackgroundRecords;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.library.HostLibrary;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.StoredProblems;
import org.gobang.workbench.tournament.HostTournaments;
import org.gobang.workbench.update.HostUpdates;

/** The workbench of the leading interface. The others have a view of it. */
public final class LeaderWorkbench implements Workbench, AutoCloseable {

  /** The time limit for the listeners of interfaces when the workbench closes. */
  private static final Duration TO_END = Duration.ofSeconds(3);

  private volatile PluginCatalogue catalogue;
  private final FilePreferences preferences;
  private final BackgroundRecords records;
  private final StoredProblems problems;
  private final Optional<GameSetup> request;
  private final Map<Class<?>, WorkbenchService> services = new HashMap<>();

  /** Actions that stop services before the games are closed. */
  private final List<Runnable> endings;

  private final Games games;
  private final Set<Game> open = ConcurrentHashMap.newKeySet();

  /** Closed games with pending events or files. */
  private final Set<Game> settling = ConcurrentHashMap.newKeySet();

  private final WorkbenchListeners listeners = new WorkbenchListeners(open::contains);

  /** Waits for boards, which are plugin code, when games are opened. */
  private final StageExecutor openings = StageExecutor.pooled("gobang-open");

  private final RunningInterfaces watchers = new RunningInterfaces(this, openings);

  /**
   * Creates a workbench with the given parts.
   *
   * @param catalogue the plugins, until {@link #pluginsChanged} sets others
   * @param pluginManager installs, disables and removes plugins
   * @param preferences the user's preferences; closed with the workbench
   * @param store the games on disk
   * @param problems the problems of the user; closed with the workbench
   * @param engines the added engines; closed with the workbench
   * @param tournaments the tournaments; closed with the workbench
   * @param request the initial game; empty for none
   * @param commandLine the other options of the command line
   */
  LeaderWorkbench(
      PluginCatalogue catalogue,
      PluginManager pluginManager,
      FilePreferences preferences,
      GameStore store,
      StoredProblems problems,
      HostEngines engines,
      HostTournaments tournaments,
      Optional<GameSetup> request,
      CommandLineRequest commandLine) {
    this.catalogue = catalogue;
    this.preferences = preferences;
    this.records = new BackgroundRecords(store);
    this.problems = problems;
    this.request = request;
    this.games =
        new Games(
            (rules, start) -> this.catalogue.board(rules, start),
            who -> this.catalogue.player(who),
            store::keeper);
    RunningStudies studies = new RunningStudies(games, this::catalogue);
    HostExplorer explorer = new HostExplorer(library(store), this::catalogue);
    HostLibrary library = new HostLibrary(library(store));
    HostUpdates updates = new HostUpdates(preferences);
    this.endings =
        List.of(
            studies::close,
            explorer::close,
            library::close,
            engines::close,
            tournaments::close,
            updates::close);
    offer(Analyses.class, studies);
    offer(CommandLineRequest.class, commandLine);
    offer(Engines.class, engines);
    offer(Explorer.class, explorer);
    offer(Library.class, library);
    offer(PluginManager.class, pluginManager);
    offer(PositionInfo.class, new HostPositionInfo(games, openings));
    offer(Problems.class, problems);
    offer(Records.class, records);
    offer(Tournaments.class, tournaments);
    offer(Updates.class, updates);
    offer(UserInterfaces.class, watchers);
  }

  private <T extends WorkbenchService> void offer(Class<T> type, T service) {
    services.put(type, service);
  }

  private GameLibrary library(GameStore store) {
    return new GameLibrary(store, (rules, start) -> catalogue.board(rules, start));
  }

  @Override
  public <T extends WorkbenchService> Optional<T> service(Class<T> type) {
    return Optional.ofNullable(services.get(type)).map(type::cast);
  }

  @Override
  public Optional<GameSetup> request() {
    return request;
  }

  @Override
  public Plugins plugins() {
    return catalogue.plugins();
  }

  /** Returns the current plugins, by id. */
  PluginCatalogue catalogue() {
    return catalogue;
  }

  /**
   * Sets the plugins for new games, and informs listeners.
   *
   * @param plugins all current plugins
   */
  void pluginsChanged(Plugins plugins) {
    catalogue = new PluginCatalogue(plugins, catalogue.isolation(), catalogue.playerFolders());
    listeners.tell(listener -> listener.pluginsChanged(plugins));
  }

  /**
   * Informs interfaces of a failure in the host.
   *
   * @param sentence the failure, in the user's language
   */
  void troubled(String sentence) {
    listeners.tell(listener -> listener.troubled(sentence));
  }

  @Override
  public Preferences preferences() {
    return preferences;
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

  /** Returns the running interfaces of this workbench. */
  RunningInterfaces watchers() {
    return watchers;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return listeners.add(listener);
  }

  /**
   * Stops tournaments and update checks, closes analyses and games, cancels the opening of games,
   * and waits at most 3 seconds until listeners have received all events and games are saved. Then
   * waits until preferences, records and answers to problems are written.
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
    endings.forEach(Runnable::run);
    openings.shutdown();
    listeners.shutdown();
    long end = System.nanoTime() + TO_END.toNanos();
    try {
      // A game that is announced only now still accepts listeners.
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
