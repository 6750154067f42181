package org.gobang.workbench.plugins;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.engines.isolated.IsolatedProvider;
import org.gobang.engines.isolated.WorkerJvm;
import org.gobang.plugins.PluginFinder;
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

  /** The properties of this process that choose the logging backend in the other one, too. */
  private static final List<String> LOGGING = List.of("slf4j.provider", "slf4j.internal.verbosity");

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
   * @param wanted whether a person chose to isolate them
   */
  PlayerProvider provider(
      DiscoveredPlugin<PlayerProvider> player, Plugins plugins, boolean wanted) {
    PlayerProvider own = player.provider();
    PlayerProvider isolated =
        new IsolatedProvider(
            own, WorkerJvm.DEFAULT, board -> main(player, plugins.board(board.rules())));
    return wanted || exited.test(player.origin())
        ? isolated
        : new IsolatingProvider(own, isolated, () -> unruly.contains(own));
  }

  /** Isolates the players of a provider from now on: one of them has a thread that does not end. */
  void unruly(PlayerProvider own) {
    if (unruly.add(own)) {
      LOG.warn("Player {} is isolated from now on: a thread of it does not end", own.id());
      report.accept(own.id());
    }
  }

  /** The arguments of a JVM with this application and the plugins of the player and its board. */
  private static List<String> main(
      DiscoveredPlugin<PlayerProvider> player, Optional<? extends DiscoveredPlugin<?>> board) {
    List<String> arguments = new ArrayList<>();
    for (String property : LOGGING) {
      String value = System.getProperty(property);
      if (value != null) {
        arguments.add("-D" + property + "=" + value);
      }
    }
    Module module = IsolatedPlayerMain.class.getModule();
    String main = IsolatedPlayerMain.class.getName();
    if (module.isNamed()) {
      String modulePath = System.getProperty("jdk.module.path", "");
      if (!modulePath.isEmpty()) {
        arguments.addAll(List.of("-p", modulePath));
      }
      arguments.addAll(
          List.of("--add-modules", "ALL-DEFAULT", "-m", module.getName() + "/" + main));
    } else {
      arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    }
    Stream.concat(Stream.of(player), board.stream())
        .flatMap(each -> PluginFinder.loadedFrom(each).stream())
        .distinct()
        .forEach(plugin -> arguments.add(plugin.toString()));
    return arguments;
  }
}
