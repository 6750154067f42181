package org.gobang.plugins.child;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.Plugins;
import org.gobang.plugins.LivePlugins;

/**
 * A run of the application in a separate process: finds plugins, prints the results and waits until
 * its input ends.
 */
public final class Child {

  private Child() {}

  /**
   * Runs the program.
   *
   * @param args the folders of the plugins and of the application's data
   */
  public static void main(String[] args) throws Exception {
    LivePlugins plugins =
        LivePlugins.find(
            List.of(Path.of(args[0])),
            plugin -> Optional.empty(),
            () -> Plugins.NONE,
            Path.of(args[1]),
            words -> System.out.println("! " + words));
    System.out.println("found " + plugins.plugins().players().size());
    while (System.in.read() >= 0) {
      // Alive.
    }
    Runtime.getRuntime().halt(0);
  }
}
