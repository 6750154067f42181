package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.gobang.cluster.Workers.ANY_PORT;
import static org.gobang.cluster.Workers.BUILD;
import static org.gobang.cluster.Workers.address;
import static org.gobang.cluster.Workers.joiner;
import static org.gobang.cluster.Workers.play;
import static org.gobang.cluster.Workers.profile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.api.RefusedException;
import org.gobang.arena.Arena;
import org.gobang.arena.Standings;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a coordinator and workers in one process, connected by loopback. */
class ClusterTest {

  private final Workers workers = new Workers();

  @TempDir private Path folder;

  @AfterEach
  void endWorkers() throws InterruptedException {
    workers.end();
  }

  private static Coordinator coordinator(String run) {
    return Workers.coordinator(new WorkerCheck(run, BUILD));
  }

  @Test
  void playsEachGameOnceAndPairsOnOneWorker() throws Exception {
    TournamentPlan plan = FakeGames.tournament(100);
    Map<Integer, Set<String>> players = new ConcurrentHashMap<>();
    AtomicInteger played = new AtomicInteger();
    try (Coordinator coordinator = coordinator("run")) {
      for (String name : List.of("one", "two")) {
        workers.join(
            name,
            coordinator,
            order -> {
              players
                  .computeIfAbsent((order.number() + 1) / 2, any -> ConcurrentHashMap.newKeySet())
                  .add(name);
              played.incrementAndGet();
              return FakeGames.of(order);
            });
      }
      Standings there = play(plan, coordinator);
      Standings here = new Arena(plan, FakeGames::of, Archive.NONE, 2).run();
      assertThat(there.games()).isEqualTo(100);
      assertThat(there.met()).isEqualTo(here.met());
      assertThat(played).hasValue(100);
      assertThat(players.values()).allMatch(names -> names.size() == 1);
      assertThat(coordinator.workers().rows())
          .extracting(WorkerTable.Row::jobs)
          .satisfies(
              games -> assertThat(games.stream().mapToInt(each -> each).sum()).isEqualTo(100));
    }
  }

  /**
   * Checks that the jobs of a stopped worker go to another one, and that late results are ignored.
   */
  @Test
  void reassignsTheGamesOfAStoppedWorker() throws Exception {
    TournamentPlan plan = FakeGames.tournament(40);
    CountDownLatch took = new CountDownLatch(1);
    try (Coordinator coordinator = coordinator("run")) {
      Thread blocked =
          workers.join(
              "blocked",
              coordinator,
              order -> {
                took.countDown();
                new CountDownLatch(1).await();
                throw new AssertionError("never reached");
              });
      AtomicReference<Standings> end = new AtomicReference<>();
      Thread run =
          new Thread(
              () -> {
                try {
                  end.set(play(plan, coordinator));
                } catch (InterruptedException ended) {
                  // The test has ended.
                }
              });
      run.start();
      took.await();
      workers.join("good", coordinator, FakeGames::of);
      blocked.interrupt();
      run.join(30_000);
      assertThat(end.get()).isNotNull().extracting(Standings::games).isEqualTo(40);
    }
  }

  @Test
  void usesOtherWorkersAfterARefusal() throws Exception {
    GameRunner refusing =
        order -> {
          throw new RefusedException("no player first here");
        };
    try (Coordinator coordinator = coordinator("run")) {
      workers.join("poor", coordinator, refusing);
      assertThatThrownBy(() -> play(FakeGames.tournament(2), coordinator))
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("worker poor: no player first here");
    }
  }

  @Test
  void continuesWithoutABrokenWorker() throws Exception {
    GameRunner refusing =
        order -> {
          throw new RefusedException("no player first here");
        };
    try (Coordinator coordinator = coordinator("run")) {
      workers.join("good", coordinator, FakeGames::of);
      workers.join("poor", coordinator, refusing);
      assertThat(play(FakeGames.tournament(200), coordinator).games()).isEqualTo(200);
    }
  }

  @Test
  void continuesAfterAnExceptionInAGame() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    GameRunner failingTwice =
        order -> {
          if (asked.incrementAndGet() <= 2) {
            throw new IllegalStateException("broken");
          }
          return FakeGames.of(order);
        };
    try (Coordinator coordinator = coordinator("run")) {
      workers.join("shaken", coordinator, failingTwice);
      assertThat(play(FakeGames.tournament(10), coordinator).games()).isEqualTo(10);
      assertThat(coordinator.workers().rows())
          .extracting(WorkerTable.Row::refusals)
          .containsExactly(2);
    }
  }

  @Test
  void refusesAnotherBuild() throws Exception {
    try (Coordinator coordinator = Workers.coordinator(new WorkerCheck("run", "test 2"))) {
      Worker worker = new Worker(profile("old"), joiner(FakeGames::of), run -> {});
      assertThatThrownBy(() -> worker.run(address(coordinator), Optional.empty()))
          .hasMessage(
              "the coordinator refuses this worker: it plays with test 1, the coordinator with test 2");
    }
  }

  /** Checks that workers continue with another coordinator at the same address. */
  @Test
  void continuesWithTheNextCoordinator() throws Exception {
    List<Integer> numbers = new ArrayList<>();
    GameRunner runner =
        (GameOrder order) -> {
          synchronized (numbers) {
            numbers.add(order.number());
          }
          return FakeGames.of(order);
        };
    ClusterAddress same;
    try (Coordinator first = coordinator("one")) {
      same = address(first);
      workers.join("steady", first, runner);
      play(FakeGames.tournament(4), first);
    }
    try (Coordinator second =
        Coordinator.listening(
            new WorkerCheck("two", BUILD),
            Map.of(),
            (worker, change) -> {},
            same,
            Optional.empty())) {
      assertThat(play(FakeGames.tournament(6), second).games()).isEqualTo(6);
    }
    assertThat(numbers).hasSize(10);
  }

  @Test
  void requiresTheKey() throws Exception {
    Path file = folder.resolve("cluster.p12");
    Path other = folder.resolve("other.p12");
    make(file);
    make(other);
    Optional<ClusterKey> key = Optional.of(ClusterKey.read(file));
    try (Coordinator coordinator =
        Coordinator.listening(
            new WorkerCheck("run", BUILD), Map.of(), (worker, change) -> {}, ANY_PORT, key)) {
      workers.join(
          profile("stranger"),
          address(coordinator),
          Optional.of(ClusterKey.read(other)),
          joiner(FakeGames::of));
      workers.join("plain", coordinator, FakeGames::of);
      workers.join(profile("good"), address(coordinator), key, joiner(FakeGames::of));
      assertThat(play(FakeGames.tournament(20), coordinator).games()).isEqualTo(20);
      await().until(() -> !coordinator.workers().rows().isEmpty());
      assertThat(coordinator.workers().rows())
          .extracting(WorkerTable.Row::name)
          .containsExactly("good");
    }
  }

  private static void make(Path file) throws Exception {
    int status =
        new ProcessBuilder(ClusterKey.maker(file))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
    assertThat(status).isZero();
  }

  @Test
  void listensToOtherMachinesOnlyWithAKey() {
    ClusterAddress open = ClusterAddress.parse("0.0.0.0:0");
    assertThatThrownBy(
            () ->
                Coordinator.listening(
                    new WorkerCheck("run", BUILD),
                    Map.of(),
                    (worker, change) -> {},
                    open,
                    Optional.empty()))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("without a key, only this machine can connect");
  }
}
