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
 * Has one game in a hundred played again on another machine: with a limit of nodes alone both must
 * be equal to the move. A difference is the fault of a machine, or of a player whose moves depend
 * on more than its seed.
 */
final class ReplayCheck implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ReplayCheck.class);

  /** One game of so many is played again. */
  private static final int EVERY = 100;

  /** How many are awaited in parallel. */
  private static final int AT_A_TIME = 16;

  /** More are not begun. */
  private static final int MOST_OUTSTANDING = 100;

  /** The time between two looks whether there is a machine to play them. */
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
      // The run is over.
    } catch (RefusedException refused) {
      LOG.warn("Game {} was not played again: {}", order.number(), refused.getMessage());
    }
  }

  /** Waits for those that other machines can play, until it is to end. */
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
          // Looks again.
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
