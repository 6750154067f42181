package org.gobang.launcher.watch;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.PlayerSpecText;
import org.gobang.testkit.RequiredCheck;

/**
 * The main class of the process started by {@link ContractProcess}, which runs the contract tests
 * of a player. A player that exits its process or leaves threads running does not affect anything
 * else.
 */
public final class ContractMain {

  private ContractMain() {}

  /**
   * Reads a player from standard input, tests it, and writes the results to standard output.
   *
   * @param plugins the paths of the plugin of the player
   * @throws IOException if the input cannot be read
   */
  public static void main(String[] plugins) throws IOException {
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PlayerSpec player = PlayerSpecText.parse(String.valueOf(in.readLine()), 0);
    List<Path> paths = Stream.of(plugins).map(Path::of).toList();
    DiscoveredPlugin<PlayerProvider> found =
        PluginFinder.load(paths, Plugins.NONE).player(player.player()).orElseThrow();
    test(RequiredCheck.ofPlayer(() -> PluginFinder.another(found), player.options()), answers);
    System.exit(0);
  }

  private static void test(List<RequiredCheck> checks, PrintStream answers) {
    answers.println(ContractProcess.TESTS + checks.size());
    for (RequiredCheck check : checks) {
      answers.println(ContractProcess.TEST + check.name());
      check.run().ifPresent(broken -> answers.println(ContractProcess.BROKEN + broken));
    }
    answers.println(ContractProcess.END);
  }
}
