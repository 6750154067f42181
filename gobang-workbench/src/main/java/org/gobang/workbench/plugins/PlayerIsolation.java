package org.gobang.workbench.plugins;

import java.util.Collections;
import java.util.List;
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
 * Decides where players run: in this process, or each in a JVM of its own. A JVM of its own is for
 * players that a person chose to isolate, for plugins that ended an earlier run of the application,
 * and for those of which a thread in this process did not end: it may run, and take time from later
 * games, for as long as this process does.
 *
 * <p>May be used from any thread.
 */
public final class PlayerIsolation {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerIsolation.class);

  /** Weak, so that plugins that are replaced do not stay in memory; the new ones begin afresh. */
  private final Set<PlayerProvider> unruly =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  private final Predicate<String> exited;
  private final Consumer<String> report;

  /** Isolates only the players that a person chose to isolate, at first. */
  public PlayerIsolation() {
    this(origin -> false, id -> {});
  }

  /**
   * Isolates more players.
   *
   * @param exited whether a plugin, by its origin, ended an earlier run of the application
   * @param report receives the id of a player that is isolated from now on, as a thread of it does
   *     not end; called on any thread
   */
  public PlayerIsolation(Predicate<String> exited, Consumer<String> report) {
    this.exited = exited;
    this.report = report;
  }

  /**
   * A provider that makes players where they are to run.
   *
   * @param player the plugin's own
   * @param plugins all there are, for the board that is played on
   * @param evaluators those that it searches with
   * @param wanted where a person chose to run them
   * @throws org.gobang.api.RefusedException if strict isolation is wanted and not possible here
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
        : new IsolatingProvider(own, isolated, () -> unruly.contains(own));
  }

  private static PlayerProvider isolated(PlayerProvider own, WorkerCommand command) {
    return new IsolatedProvider(own, WorkerJvm.DEFAULT, command);
  }

  /** Isolates the players of a provider from now on: one of them has a thread that does not end. */
  void unruly(PlayerProvider own) {
    if (unruly.add(own)) {
      LOG.warn("Player {} is isolated from now on: a thread of it does not end", own.id());
      report.accept(own.id());
    }
  }
}
