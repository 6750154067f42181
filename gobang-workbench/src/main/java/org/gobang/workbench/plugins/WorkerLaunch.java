package org.gobang.workbench.plugins;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.engines.isolated.PlayerFiles;
import org.gobang.engines.isolated.WorkerJvm;
import org.gobang.plugins.PluginFinder;

/**
 * Starts a JVM with this application and the plugins of a player and its board.
 *
 * @param plugins the files and folders that the plugins were loaded from; absolute
 */
record WorkerLaunch(List<Path> plugins) {

  /** The properties of this process that choose the logging backend in the other one, too. */
  private static final List<String> LOGGING = List.of("slf4j.provider", "slf4j.internal.verbosity");

  static WorkerLaunch of(
      DiscoveredPlugin<?> player, Optional<? extends DiscoveredPlugin<?>> board) {
    return new WorkerLaunch(
        Stream.concat(Stream.of(player), board.stream())
            .flatMap(each -> PluginFinder.loadedFrom(each).stream())
            .map(Path::toAbsolutePath)
            .distinct()
            .toList());
  }

  /** The command, with the rights of this process. */
  List<String> command() {
    return WorkerJvm.DEFAULT.command(arguments());
  }

  /**
   * The command, confined to the files that it needs.
   *
   * @param own the player's
   */
  List<String> confined(Bubblewrap bubblewrap, PlayerFiles own) {
    List<Path> files = new ArrayList<>(applicationFiles());
    files.addAll(plugins);
    files.addAll(own.named());
    try {
      files.addAll(WorkerJvm.files());
    } catch (IOException e) {
      throw new RefusedException("the files of Java cannot be listed", e);
    }
    List<String> arguments = new ArrayList<>(List.of("-Duser.home=/tmp"));
    arguments.addAll(arguments());
    return bubblewrap.command(WorkerJvm.DEFAULT.command(arguments), files, own.folder());
  }

  private static boolean isModular() {
    return IsolatedPlayerMain.class.getModule().isNamed();
  }

  private static List<Path> applicationFiles() {
    String path = System.getProperty(isModular() ? "jdk.module.path" : "java.class.path", "");
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .filter(each -> !each.isEmpty())
        .map(each -> Path.of(each).toAbsolutePath())
        .filter(Files::exists)
        .toList();
  }

  private List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    for (String property : LOGGING) {
      String value = System.getProperty(property);
      if (value != null) {
        arguments.add("-D" + property + "=" + value);
      }
    }
    String path =
        String.join(File.pathSeparator, applicationFiles().stream().map(Path::toString).toList());
    String main = IsolatedPlayerMain.class.getName();
    if (isModular()) {
      if (!path.isEmpty()) {
        arguments.addAll(List.of("-p", path));
      }
      String module = IsolatedPlayerMain.class.getModule().getName();
      arguments.addAll(List.of("--add-modules", "ALL-DEFAULT", "-m", module + "/" + main));
    } else {
      arguments.addAll(List.of("-cp", path, main));
    }
    plugins.forEach(plugin -> arguments.add(plugin.toString()));
    return arguments;
  }
}
