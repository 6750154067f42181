package org.gobang.launcher.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.opening.Opening;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * The nodes a second of the strongest player in one slot, while all slots of the process are at
 * work: machines are compared by it.
 */
final class EngineSpeed {

  private static final int SIZE = 15;

  /** A quiet position, so that no win is found at once. */
  private static final String POSITION = "h8 i9 g9 g7 i7 f8 j8 h10";

  private static final int NODES = 200_000;

  /** The first search is a warm-up. */
  private static final int SEARCHES = 2;

  private static final double NANOS_PER_SECOND = 1e9;

  private EngineSpeed() {}

  /** Measures it; 0 if the player counts no nodes. Takes one to a few seconds. */
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
      AtomicLong nodes = new AtomicLong();
      try (GuardedPlayer player = GuardedPlayer.create(setup, board)) {
        PlayerReply reply =
            player.ask(
                board,
                Budget.of(new Budget.Limit.Nodes(NODES)),
                1,
                new StopSignal(),
                insight -> count(insight, nodes));
        if (reply instanceof PlayerReply.Failed failed) {
          throw new RefusedException("the speed cannot be measured: " + failed.words());
        }
        speed = NANOS_PER_SECOND * nodes.get() / Math.max(1, reply.spent().toNanos());
      }
    }
    return Math.round(speed);
  }

  private static void count(Insight insight, AtomicLong nodes) {
    if (insight instanceof Insight.Line line) {
      nodes.set(line.nodes());
    }
  }
}
