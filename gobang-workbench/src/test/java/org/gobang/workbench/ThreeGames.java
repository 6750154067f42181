package org.gobang.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;

/** A program with three open games that waits until it is killed. */
final class ThreeGames {

  /** The first moves of the games. Each game has its point as the tag {@link #SESSION}. */
  static final List<String> POINTS = List.of("a1", "b2", "c3");

  static final String SESSION = "session";

  private ThreeGames() {}

  /** The only argument is the data folder. */
  public static void main(String[] args) throws InterruptedException {
    Host host = Host.open(new PluginFolders(new DataFolder(Path.of(args[0])), sentence -> {}));
    LeaderWorkbench workbench = host.workbench();
    CountDownLatch saved = new CountDownLatch(POINTS.size());
    for (String point : POINTS) {
      GameSetup setup =
          GameSetup.of(GameRecord.of("freestyle", Start.empty(9), List.of()))
              .tags(Map.of(SESSION, point))
              .build();
      Game game = workbench.open(setup).toCompletableFuture().join();
      // The change is published once it is saved.
      game.listen(
          state -> {
            if (!state.path().isEmpty()) {
              saved.countDown();
            }
          });
      game.play(Stone.BLACK, 0, Point.parse(point));
    }
    saved.await();
    System.out.println("saved");
    Thread.sleep(Long.MAX_VALUE);
  }
}
