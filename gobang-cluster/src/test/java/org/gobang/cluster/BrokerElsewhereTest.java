package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.cluster.Workers.ANY_PORT;
import static org.gobang.cluster.Workers.BUILD;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gobang.arena.Standings;
import org.gobang.cluster.broker.EmbeddedBroker;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests a broker outside the process of the coordinator. */
class BrokerElsewhereTest {

  private final Workers workers = new Workers();
  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() throws InterruptedException {
    workers.end();
    threads.shutdownNow();
  }

  private static Coordinator coordinator(String run, ClusterAddress broker) {
    return Coordinator.at(
        new WorkerCheck(run, BUILD), Map.of(), (worker, change) -> {}, broker, Optional.empty());
  }

  @Test
  void servesSeveralTournamentsWithTheSameWorkers() throws Exception {
    try (EmbeddedBroker broker = new EmbeddedBroker(ANY_PORT, Optional.empty())) {
      ClusterAddress address = new ClusterAddress(ClusterAddress.LOOPBACK, broker.port());
      try (Coordinator two = coordinator("two", address)) {
        try (Coordinator one = coordinator("one", address)) {
          for (String name : new String[] {"a", "b", "c", "d"}) {
            workers.join(
                Workers.profile(name), address, Optional.empty(), Workers.joiner(FakeGames::of));
          }
          assertThat(Workers.play(FakeGames.tournament(40), one).games()).isEqualTo(40);
        }
        // The workers of the first tournament join when its coordinator does not answer.
        assertThat(Workers.play(FakeGames.tournament(40), two).games()).isEqualTo(40);
      }
    }
  }

  @Test
  void sendsJobsAgainToARestartedBroker() throws Exception {
    EmbeddedBroker broker = new EmbeddedBroker(ANY_PORT, Optional.empty());
    ClusterAddress address = new ClusterAddress(ClusterAddress.LOOPBACK, broker.port());
    try (Coordinator coordinator = coordinator("run", address)) {
      Future<Standings> run =
          threads.submit(() -> Workers.play(FakeGames.tournament(40), coordinator));
      broker.close();
      broker = new EmbeddedBroker(address, Optional.empty());
      workers.join(Workers.profile("a"), address, Optional.empty(), Workers.joiner(FakeGames::of));
      assertThat(run.get().games()).isEqualTo(40);
    } finally {
      broker.close();
    }
  }

  /** Checks the games left at the broker by a killed coordinator. */
  @Test
  void doesNotRepeatGamesOfAnEarlierProcess() throws Exception {
    try (EmbeddedBroker broker = new EmbeddedBroker(ANY_PORT, Optional.empty())) {
      ClusterAddress address = new ClusterAddress(ClusterAddress.LOOPBACK, broker.port());
      CountDownLatch begun = new CountDownLatch(1);
      try (Coordinator killed = coordinator("run", address)) {
        Future<?> run =
            threads.submit(
                () -> {
                  begun.countDown();
                  return Workers.play(FakeGames.tournament(10), killed);
                });
        begun.await();
        run.cancel(true);
      }
      try (Coordinator resumed = coordinator("run", address)) {
        workers.join(
            Workers.profile("a"), address, Optional.empty(), Workers.joiner(FakeGames::of));
        assertThat(Workers.play(FakeGames.tournament(10), resumed).games()).isEqualTo(10);
        assertThat(resumed.workers().rows())
            .singleElement()
            .satisfies(row -> assertThat(row.repeated()).isZero());
      }
    }
  }
}
