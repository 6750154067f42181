package org.gobang.launcher.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.opening.Opening;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * Measures the speed of a machine: the nodes per second of the strongest player in one slot while
 * all slots are active.
 */
final class EngineSpeed {

  private static final int SIZE = 15;

  /** A balanced opening of the arena without a known win. */
  private static final String POSITION = "j5 h3 h2 k4 i2";

  private static final int NODES = 150_000;

  /** The number of searches. The fastest one counts, because the first ones warm up the JVM. */
  private static final int SEARCHES = 4;

  private static final double NANOS_PER_SECOND = 1e9;

  private EngineSpeed() {}

  /** Returns the nodes per second in one slot. Takes one to a few seconds. */
  static long measure(PluginCatalogue catalogue, int slots) throws InterruptedException {
    Start start = Start.empty(SIZE);
    Board board =
        new Opening(start, MoveText.parse(POSITION, Stone.BLACK))
            .play(catalogue.board(ReadDefaults.USUAL_RULES, start));
    PlayerSetup player = catalogue.player(catalogue.judge(board));
    ExecutorService threads = Executors.newFixedThreadPool(slots);
    try {
      List<Callable<Long>> tasks = new ArrayList<>();
      for (int slot = 0; slot < slots; slot++) {
        tasks.add(() -> search(player, board));
      }
      long sum = 0;
      for (Future<Long> each : threads.invokeAll(tasks)) {
        sum += each.get();
      }
      return sum / slots;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RefusedException refused
          ? refused
          : new IllegalStateException(e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private static long search(PlayerSetup setup, Board board) throws InterruptedException {
    double speed = 0;
    for (int i = 0; i < SEARCHES; i++) {
      try (GuardedPlayer player = GuardedPlayer.create(setup, board)) {
        PlayerReply reply =
            player.ask(
                board,
                Budget.of(new Budget.Limit.Nodes(NODES)),
                1,
                new StopSignal(),
                insight -> {});
        if (reply instanceof PlayerReply.Failed failed) {
          throw new RefusedException("the speed cannot be measured: " + failed.words());
        }
        speed = Math.max(speed, NANOS_PER_SECOND * NODES / Math.max(1, reply.spent().toNanos()));
      }
    }
    return Math.round(speed);
  }
}
