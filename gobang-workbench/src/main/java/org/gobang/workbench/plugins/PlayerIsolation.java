package org.gobang.workbench.plugins;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.gobang.api.board.Board;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.engines.isolated.IsolatedProvider;
import org.gobang.engines.isolated.WorkerCommand;
import org.gobang.engines.isolated.WorkerJvm;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides where players run: in this process, or each in a separate JVM. A separate JVM is used for
 * players that the user chose to isolate, for plugins that terminated an earlier run of the
 * application, and for players that play again while a thread from an earlier game is still running
 * in this process: such a thread may slow down later games until the process exits. A thread that
 * was only late, as on a busy machine, does not cause isolation.
 *
 * <p>May be used from any thread.
 */
public final class PlayerIsolation {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerIsolation.class);

  /**
   * The threads that did not stop in time, by their players. Weak, so that replaced plugins do not
   * stay in memory.
   */
  private final Map<PlayerProvider, Set<Thread>> late = new WeakHashMap<>();

  private final Set<PlayerProvider> unruly = weakSet();

  private final Predicate<String> exited;
  private final Consumer<String> report;

  /** Creates a policy that initially isolates only the players selected by the user. */
  public PlayerIsolation() {
    this(origin -> false, id -> {});
  }

  /**
   * Creates a policy that also isolates players of plugins that terminated an earlier run.
   *
   * @param exited whether a plugin, by its origin, terminated an earlier run of the application
   * @param report receives the id of a player that is isolated from now on because one of its
   *     threads does not stop; called on any thread
   */
  public PlayerIsolation(Predicate<String> exited, Consumer<String> report) {
    this.exited = exited;
    this.report = report;
  }

  /**
   * Returns a provider that creates players in this process or isolated.
   *
   * @param player the provider of the plugin
   * @param plugins all plugins, for the board of the game
   * @param evaluators the evaluators used by the player
   * @param wanted the isolation set by the user
   * @throws org.gobang.api.RefusedException if strict isolation is requested but not possible on
   *     this system
   */
  PlayerProvider provider(
      DiscoveredPlugin<PlayerProvider> player,
      Plugins plugins,
      List<ChosenEvaluator> evaluators,
      Isolation wanted) {
    PlayerProvider own = player.provider();
    Function<Board, WorkerLaunch> launch =
        board -> WorkerLaunch.of(player, plugins.board(board.rules()), evaluators);
    if (wanted == Isolation.STRICT) {
      Bubblewrap bubblewrap = Bubblewrap.find();
      return isolated(own, (board, files) -> launch.apply(board).confined(bubblewrap, files));
    }
    PlayerProvider isolated = isolated(own, (board, files) -> launch.apply(board).command());
    return wanted == Isolation.PROCESS || exited.test(player.origin())
        ? isolated
        : new IsolatingProvider(own, isolated, () -> isUnruly(own));
  }

  private static PlayerProvider isolated(PlayerProvider own, WorkerCommand command) {
    return new IsolatedProvider(own, WorkerJvm.DEFAULT, command);
  }

  /** Records a player's thread that did not stop in time. */
  synchronized void abandoned(PlayerProvider own, Thread thread) {
    late.computeIfAbsent(own, player -> weakSet()).add(thread);
  }

  private static <T> Set<T> weakSet() {
    return Collections.newSetFromMap(new WeakHashMap<>());
  }

  /** Returns whether a late thread is still running, or was in an earlier call. */
  private boolean isUnruly(PlayerProvider own) {
    synchronized (this) {
      Set<Thread> threads = late.remove(own);
      boolean runs = threads != null && threads.stream().anyMatch(Thread::isAlive);
      if (!runs || !unruly.add(own)) {
        return unruly.contains(own);
      }
    }
    LOG.warn("Player {} is isolated from now on: a thread of it does not end", own.id());
    report.accept(own.id());
    return true;
  }
}
