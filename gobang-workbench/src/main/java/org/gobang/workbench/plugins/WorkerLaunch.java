package org.gobang.workbench.plugins;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.engines.isolated.PlayerFiles;
import org.gobang.engines.isolated.WorkerJvm;
import org.gobang.plugins.PluginFinder;

/**
 * Starts a JVM with this application and the plugins of a player, its board and its evaluators.
 *
 * @param plugins the absolute paths of the files and folders of the plugins
 * @param named the absolute paths of the files in the options of evaluators
 */
record WorkerLaunch(List<Path> plugins, List<Path> named) {

  static WorkerLaunch of(
      DiscoveredPlugin<?> player,
      Optional<? extends DiscoveredPlugin<?>> board,
      List<ChosenEvaluator> evaluators) {
    List<DiscoveredPlugin<?>> all = new ArrayList<>(List.of(player));
    board.ifPresent(all::add);
    evaluators.forEach(each -> all.add(each.found()));
    return new WorkerLaunch(
        all.stream()
            .flatMap(each -> PluginFinder.loadedFrom(each).stream())
            .map(Path::toAbsolutePath)
            .distinct()
            .toList(),
        evaluators.stream().flatMap(each -> each.files().stream()).toList());
  }

  /** Returns the command with the permissions of this process. */
  List<String> command() {
    return WorkerJvm.DEFAULT.command(arguments());
  }

  /**
   * Returns the command restricted to the required files.
   *
   * @param own the player's
   */
  List<String> confined(Bubblewrap bubblewrap, PlayerFiles own) {
    List<Path> files = new ArrayList<>(ApplicationJvm.files());
    files.addAll(plugins);
    files.addAll(own.named());
    files.addAll(named);
    try {
      files.addAll(WorkerJvm.files());
    } catch (IOException e) {
      throw new RefusedException("the files of Java cannot be listed", e);
    }
    List<String> arguments = new ArrayList<>(List.of("-Duser.home=/tmp"));
    arguments.addAll(arguments());
    return bubblewrap.command(WorkerJvm.DEFAULT.command(arguments), files, own.folder());
  }

  private List<String> arguments() {
    List<String> arguments = new ArrayList<>(ApplicationJvm.arguments(IsolatedPlayerMain.class));
    plugins.forEach(plugin -> arguments.add(plugin.toString()));
    return arguments;
  }
}
