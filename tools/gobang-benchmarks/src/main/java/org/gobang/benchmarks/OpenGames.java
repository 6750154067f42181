package org.gobang.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Subscription;
import org.gobang.workbench.Host;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;

/**
 * Measures the threads and memory of many open games in one process. In each game, an engine has
 * made the first move and waits for a human. A second round in the same process shows the remaining
 * memory. The class path contains only this class, because plugins are found on the module path:
 *
 * <pre>{@code
 * cd tools/gobang-benchmarks/target/quick
 * java -p lib --add-modules ALL-MODULE-PATH -cp gobang-benchmarks.jar \
 *     org.gobang.benchmarks.OpenGames 300 runs search
 * }</pre>
 */
public final class OpenGames {

  private static final int SIZE = 15;
  private static final Duration MOVE = Duration.ofSeconds(1);
  private static final double KIB = 1024;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private OpenGames() {}

  /**
   * Runs the measurement.
   *
   * @param args the number of games and the players
   * @throws IOException if the folder for saved games cannot be created
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    int games = Integer.parseInt(args[0]);
    Path data = Files.createTempDirectory("gobang-open-games");
    PluginFolders folders = new PluginFolders(new DataFolder(data), System.err::println);
    try (Host host = Host.open(folders);
        LeaderWorkbench workbench = host.workbench()) {
      for (int i = 1; i < args.length; i++) {
        for (int round = 1; round <= 2; round++) {
          measure(workbench, args[i], games);
        }
      }
    }
  }

  private static void measure(LeaderWorkbench workbench, String player, int count)
      throws InterruptedException {
    long heapBefore = heap();
    int threadsBefore = THREADS.getThreadCount();
    THREADS.resetPeakThreadCount();
    long start = System.nanoTime();
    List<Game> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Game game = workbench.open(setup(player)).toCompletableFuture().join();
      games.add(game);
      awaitFirstMove(game);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    double heap = heap() - heapBefore;
    int threads = THREADS.getThreadCount() - threadsBefore;
    System.out.printf(
        Locale.ROOT,
        "%s: %d games, %.1f s to the first moves; a game: %.2f threads (peak %.2f), %.0f KiB%n",
        player,
        count,
        seconds,
        threads / (double) count,
        (THREADS.getPeakThreadCount() - threadsBefore) / (double) count,
        heap / count / KIB);
    games.forEach(Game::close);
  }

  private static void awaitFirstMove(Game game) throws InterruptedException {
    CountDownLatch moved = new CountDownLatch(1);
    Subscription events =
        game.listen(
            state -> {
              if (!state.path().isEmpty() || state.result().isPresent()) {
                moved.countDown();
              }
            });
    moved.await();
    events.close();
    game.state().result().ifPresent(lost -> System.out.println("lost: " + lost.words()));
  }

  private static GameSetup setup(String player) {
    ProviderSpec spec = ProviderSpec.parse(player);
    return GameSetup.of(GameRecord.of("freestyle", Start.empty(SIZE), List.of()))
        .black(new Seat.Computer(new PlayerSpec(spec.id(), spec.options(), 0, false)))
        .budget(Budget.of(new Budget.Limit.MoveTime(MOVE)))
        .build();
  }

  /** Returns the bytes in use after a full garbage collection. */
  private static long heap() {
    ManagementFactory.getMemoryMXBean().gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
