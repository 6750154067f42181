package org.gobang.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.game.Games;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The workbench of the front end that leads; those that watch share it through {@link #watched}.
 */
public final class LeaderWorkbench implements Workbench, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LeaderWorkbench.class);

  /** How long front ends may take, at the end, to be told what happened. */
  private static final Duration TO_END = Duration.ofSeconds(3);

  private volatile PluginCatalogue catalogue;
  private final PluginShelf shelf;
  private final FilePreferences preferences;
  private final GameStore store;
  private final Optional<GameSetup> request;
  private final boolean requestIsDefault;
  private final Games games;
  private final Set<Game> open = ConcurrentHashMap.newKeySet();

  /** Games that were closed, and of which not all was told and kept yet. */
  private final Set<Game> settling = ConcurrentHashMap.newKeySet();

  /** Those of the open games that listeners have been told of. */
  private final List<Game> told = new CopyOnWriteArrayList<>();

  private final List<Analysis> analyses = new CopyOnWriteArrayList<>();
  private final List<Listening> listeners = new CopyOnWriteArrayList<>();
  private final ExecutorService events =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          code -> {
            Thread thread = new Thread(code, "gobang-workbench");
            thread.setDaemon(true);
            return thread;
          },
          // Plugins may still come when everything is closed, and then nobody is told.
          new ThreadPoolExecutor.DiscardPolicy());

  /**
   * Joins the parts.
   *
   * @param catalogue the plugins, until {@link #pluginsChanged} brings others
   * @param shelf where a person installs, disables and removes plugins
   * @param preferences what the person likes; closed with the workbench
   * @param store the games on disk
   * @param request the game to begin with, if there is one
   * @param requestIsDefault whether it holds defaults alone
   */
  LeaderWorkbench(
      PluginCatalogue catalogue,
      PluginShelf shelf,
      FilePreferences preferences,
      GameStore store,
      Optional<GameSetup> request,
      boolean requestIsDefault) {
    this.catalogue = catalogue;
    this.shelf = shelf;
    this.preferences = preferences;
    this.store = store;
    this.request = request;
    this.requestIsDefault = requestIsDefault;
    this.games = new Games(this::board, who -> this.catalogue.player(who), store::keeper);
  }

  /**
   * The same workbench for a front end that watches.
   *
   * @return one that asks for no game
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
  public Plugins plugins() {
    return catalogue.plugins();
  }

  @Override
  public PluginShelf shelf() {
    return shelf;
  }

  /**
   * Plugins came or went: games that are opened from now on are played with these, and listeners
   * are told.
   *
   * @param plugins all there are now
   */
  void pluginsChanged(Plugins plugins) {
    catalogue = new PluginCatalogue(plugins, catalogue.isolation());
    events.execute(
        () -> listeners.forEach(each -> each.tell(listener -> listener.pluginsChanged(plugins))));
  }

  /**
   * Tells front ends of a failure that none of them could know of.
   *
   * @param sentence what failed, in the person's language
   */
  void troubled(String sentence) {
    events.execute(
        () -> listeners.forEach(each -> each.tell(listener -> listener.troubled(sentence))));
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  @Override
  public Records records() {
    return store;
  }

  @Override
  public Board board(String rules, Start start) {
    return catalogue.board(rules, start);
  }

  @Override
  public Game open(GameSetup setup) {
    Game game = games.open(setup, this::closed);
    open.add(game);
    // One event after the other: whoever begins to listen meanwhile is told of it once.
    events.execute(
        () -> {
          if (open.contains(game)) {
            told.add(game);
            listeners.forEach(each -> each.tell(listener -> listener.opened(game)));
          }
        });
    return game;
  }

  private void closed(Game game, CompletionStage<Void> settled) {
    settling.add(game);
    open.remove(game);
    told.remove(game);
    settled.whenComplete(
        (done, late) -> {
          synchronized (settling) {
            settling.remove(game);
            settling.notifyAll();
          }
        });
  }

  @Override
  public Analysis analyze(
      PlayerSpec who, Board position, Budget budget, int lines, Consumer<Insight> reports) {
    Analysis analysis = games.analyze(who, position, budget, lines, reports);
    analyses.add(analysis);
    analysis.answer().thenRun(() -> analyses.remove(analysis));
    return analysis;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    Listening listening = new Listening(listener);
    events.execute(
        () -> {
          told.forEach(game -> listening.tell(each -> each.opened(game)));
          listeners.add(listening);
        });
    return () -> {
      listening.closed = true;
      listeners.remove(listening);
    };
  }

  /** A listener's place among those who are told; one that was given up stays silent. */
  private static final class Listening {
    private final WorkbenchListener listener;
    private volatile boolean closed;

    Listening(WorkbenchListener listener) {
      this.listener = listener;
    }

    void tell(Consumer<WorkbenchListener> news) {
      if (closed) {
        return;
      }
      try {
        news.accept(listener);
      } catch (Throwable e) {
        LOG.warn("A front end failed to take notice", e);
      }
    }
  }

  /**
   * Ends everything that is still under way, and waits a moment until all who listen were told all
   * of it.
   */
  @Override
  public void close() {
    try {
      closeGames();
    } finally {
      preferences.close();
    }
  }

  private void closeGames() {
    analyses.forEach(Analysis::close);
    events.shutdown();
    long end = System.nanoTime() + TO_END.toNanos();
    try {
      // Who is told of a game only now can still listen to how it went.
      if (!events.awaitTermination(TO_END.toNanos(), TimeUnit.NANOSECONDS)) {
        LOG.warn("A front end does not take notice of what happens");
      }
      open.forEach(Game::close);
      awaitSettled(end);
    } catch (InterruptedException nobodyWaits) {
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
