package org.gobang.cluster.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.job.JobOutcome;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Replays one game in a hundred on another machine. With a limit of nodes only, both games must
 * have the same moves. A difference is caused by a machine, or by a player whose moves do not
 * depend only on its seed.
 */
final class ReplayCheck implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ReplayCheck.class);

  /** The interval of replayed games. */
  private static final int EVERY = 100;

  /** The number of replays in parallel. */
  private static final int AT_A_TIME = 16;

  /** The limit of outstanding replays. Further ones are not started. */
  private static final int MOST_OUTSTANDING = 100;

  /** The interval between checks for a machine to replay games. */
  private static final Duration LOOK = Duration.ofSeconds(1);

  private final Coordinator coordinator;
  private final Consumer<ReplayedGame> report;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(AT_A_TIME, HostThreads.factory("gobang-repetition"));
  private final List<Outstanding> outstanding = new ArrayList<>();

  private record Outstanding(String machine, Future<?> task) {}

  ReplayCheck(Coordinator coordinator, Consumer<ReplayedGame> report) {
    this.coordinator = coordinator;
    this.report = report;
  }

  synchronized void consider(GameOrder order, PlayedGame played, String machine) {
    outstanding.removeIf(each -> each.task().isDone());
    if (order.number() % EVERY == 1
        && outstanding.size() < MOST_OUTSTANDING
        && coordinator.workers().hasOtherThan(machine)) {
      outstanding.add(
          new Outstanding(machine, threads.submit(() -> repeat(order, played, machine))));
    }
  }

  private void repeat(GameOrder order, PlayedGame played, String machine) {
    try {
      JobOutcome<PlayedGame> again =
          coordinator.run(GameJobs.again(order, machine), json -> PlayedJson.read(json, order));
      report.accept(
          ReplayedGame.of(order.number(), machine, played, again.machine().name(), again.value()));
    } catch (InterruptedException ended) {
      // The run has ended.
    } catch (RefusedException refused) {
      LOG.warn("Game {} was not played again: {}", order.number(), refused.getMessage());
    }
  }

  /** Waits for replays on other machines until the run ends. */
  void await(BooleanSupplier ended) throws InterruptedException {
    List<Outstanding> all;
    synchronized (this) {
      all = List.copyOf(outstanding);
    }
    for (Outstanding each : all) {
      while (!ended.getAsBoolean()
          && !each.task().isDone()
          && coordinator.workers().hasOtherThan(each.machine())) {
        try {
          each.task().get(LOOK.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException notYet) {
          // Checks again.
        } catch (ExecutionException failed) {
          LOG.error("A game could not be played again", failed);
        }
      }
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
