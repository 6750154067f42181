package org.gobang.workbench.plugins;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
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
 * Where players run: in this process; or in a JVM of their own, where a person wants that, or the
 * plugin has had a thread here that did not end, which may go on for as long as this process does.
 *
 * <p>May be used from any thread.
 */
public final class PlayerIsolation {

  private static final Logger LOG = LoggerFactory.getLogger(PlayerIsolation.class);

  private final String main;
  private final String command;

  /** Weak, so that plugins that are replaced do not stay in memory; the new ones begin afresh. */
  private final Set<PlayerProvider> unruly =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  /**
   * Nobody was unruly yet.
   *
   * @param main the class with the main method, as its module has it
   * @param command the word that has it serve one player, followed by the plugins to load
   */
  public PlayerIsolation(Class<?> main, String command) {
    this.main = main.getModule().getName() + "/" + main.getName();
    this.command = command;
  }

  /**
   * A provider that makes players where they are to run.
   *
   * @param player the plugin's own
   * @param plugins all there are, for the board that is played on
   * @param wanted whether a person wants them isolated
   */
  PlayerProvider provider(
      DiscoveredPlugin<PlayerProvider> player, Plugins plugins, boolean wanted) {
    PlayerProvider own = player.provider();
    PlayerProvider isolated =
        new IsolatedProvider(
            own, WorkerJvm.USUAL, board -> main(player, plugins.board(board.rules())));
    return wanted ? isolated : new IsolatingProvider(own, isolated, () -> unruly.contains(own));
  }

  /** A player of this provider runs on and cannot be ended. */
  void unruly(PlayerProvider own) {
    if (unruly.add(own)) {
      LOG.warn("{} plays in processes of its own from now on", own.id());
    }
  }

  /** This application once more, with the plugins that the player and its board come from. */
  private List<String> main(
      DiscoveredPlugin<PlayerProvider> player, Optional<? extends DiscoveredPlugin<?>> board) {
    List<String> arguments = new ArrayList<>();
    String modulePath = System.getProperty("jdk.module.path", "");
    if (!modulePath.isEmpty()) {
      arguments.addAll(List.of("-p", modulePath));
    }
    arguments.addAll(List.of("--add-modules", "ALL-DEFAULT", "-m", main, command));
    Stream.concat(Stream.of(player), board.stream())
        .flatMap(each -> PluginFinder.loadedFrom(each).stream())
        .distinct()
        .forEach(plugin -> arguments.add(plugin.toString()));
    return arguments;
  }
}
