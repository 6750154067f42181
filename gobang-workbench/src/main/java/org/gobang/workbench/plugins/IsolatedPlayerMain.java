package org.gobang.workbench.plugins;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.engines.isolated.IsolatedWorker;
import org.gobang.plugins.PluginFinder;
import org.gobang.workbench.platform.DataFolder;

/** The main class of an isolated player's process, which {@link PlayerIsolation} starts. */
public final class IsolatedPlayerMain {

  private IsolatedPlayerMain() {}

  /**
   * Serves one player over standard input and output, then exits together with all threads started
   * by plugins.
   *
   * @param plugins the paths of the plugins of the player and its board
   */
  public static void main(String[] plugins) {
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    IsolatedWorker.serve(
        System.in, answers, () -> catalogue(Stream.of(plugins).map(Path::of).toList()));
    System.exit(0);
  }

  private static PluginCatalogue catalogue(List<Path> plugins) {
    return new PluginCatalogue(
        PluginFinder.load(plugins, DataFolder.ofPerson().engines().players()),
        new PlayerIsolation(),
        DataFolder.ofPerson()::player);
  }
}
