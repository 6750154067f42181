package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

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
import org.gobang.cluster.key.ClusterKey;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A coordinator and workers over loopback, in one process. */
class ClusterTest {

  private static final String BUILD = "test 1";
  private static final ClusterAddress ANY_PORT = ClusterAddress.parse("0");

  private final List<Thread> workers = new ArrayList<>();

  @TempDir private Path folder;

  @AfterEach
  void endWorkers() throws InterruptedException {
    workers.forEach(Thread::interrupt);
    for (Thread worker : workers) {
      worker.join(10_000);
    }
  }

  private Thread join(String name, int port, Optional<ClusterKey> key, GameRunner runner) {
    Worker worker = new Worker(name, 2, BUILD, runner, news -> {});
    Thread thread =
        new Thread(
            () -> {
              try {
                worker.run(new ClusterAddress(ClusterAddress.LOOPBACK, port), key);
              } catch (InterruptedException ended) {
                // The test is over.
              }
            },
            name);
    thread.start();
    workers.add(thread);
    return thread;
  }

  private static Standings play(TournamentPlan plan, Coordinator coordinator)
      throws InterruptedException {
    return new Arena(plan, coordinator, Archive.NONE, 16).run();
  }

  @Test
  void playsEachGameOnceAndPairsTogether() throws Exception {
    TournamentPlan plan = FakeGames.tournament(100);
    Map<Integer, Set<String>> players = new ConcurrentHashMap<>();
    AtomicInteger played = new AtomicInteger();
    try (Coordinator coordinator = new Coordinator("run", BUILD, ANY_PORT, Optional.empty())) {
      for (String name : List.of("one", "two")) {
        join(
            name,
            coordinator.port(),
            Optional.empty(),
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
          .extracting(WorkerTable.Row::games)
          .satisfies(
              games -> assertThat(games.stream().mapToInt(each -> each).sum()).isEqualTo(100));
    }
  }

  /** What a worker had goes to another one, and its late results do not count. */
  @Test
  void givesTheGamesOfAWorkerThatEndsToAnother() throws Exception {
    TournamentPlan plan = FakeGames.tournament(40);
    CountDownLatch took = new CountDownLatch(1);
    try (Coordinator coordinator = new Coordinator("run", BUILD, ANY_PORT, Optional.empty())) {
      Thread blocked =
          join(
              "blocked",
              coordinator.port(),
              Optional.empty(),
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
                  // The test is over.
                }
              });
      run.start();
      took.await();
      join("good", coordinator.port(), Optional.empty(), FakeGames::of);
      blocked.interrupt();
      run.join(30_000);
      assertThat(end.get()).isNotNull().extracting(Standings::games).isEqualTo(40);
    }
  }

  @Test
  void fallsBackOnOthersWhereAWorkerRefuses() throws Exception {
    GameRunner refusing =
        order -> {
          throw new RefusedException("no player first here");
        };
    try (Coordinator coordinator = new Coordinator("run", BUILD, ANY_PORT, Optional.empty())) {
      join("poor", coordinator.port(), Optional.empty(), refusing);
      assertThatThrownBy(() -> play(FakeGames.tournament(2), coordinator))
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("worker poor: no player first here");
    }
  }

  @Test
  void aSlotOutlivesAGameThatThrows() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    GameRunner failingTwice =
        order -> {
          if (asked.incrementAndGet() <= 2) {
            throw new IllegalStateException("broken");
          }
          return FakeGames.of(order);
        };
    try (Coordinator coordinator = new Coordinator("run", BUILD, ANY_PORT, Optional.empty())) {
      join("shaken", coordinator.port(), Optional.empty(), failingTwice);
      assertThat(play(FakeGames.tournament(10), coordinator).games()).isEqualTo(10);
      assertThat(coordinator.workers().rows())
          .extracting(WorkerTable.Row::refusals)
          .containsExactly(2);
    }
  }

  @Test
  void refusesAnotherBuild() throws Exception {
    try (Coordinator coordinator = new Coordinator("run", "test 2", ANY_PORT, Optional.empty())) {
      Worker worker = new Worker("old", 1, BUILD, FakeGames::of, news -> {});
      ClusterAddress address = new ClusterAddress(ClusterAddress.LOOPBACK, coordinator.port());
      assertThatThrownBy(() -> worker.run(address, Optional.empty()))
          .hasMessage(
              "the coordinator refuses this worker: it plays with test 1, the coordinator with test 2");
    }
  }

  /** The same address, another process: workers need no restart. */
  @Test
  void goesOnWithTheNextCoordinator() throws Exception {
    List<Integer> numbers = new ArrayList<>();
    GameRunner runner =
        (GameOrder order) -> {
          synchronized (numbers) {
            numbers.add(order.number());
          }
          return FakeGames.of(order);
        };
    int port;
    try (Coordinator first = new Coordinator("one", BUILD, ANY_PORT, Optional.empty())) {
      port = first.port();
      join("steady", port, Optional.empty(), runner);
      play(FakeGames.tournament(4), first);
    }
    ClusterAddress same = new ClusterAddress(ClusterAddress.LOOPBACK, port);
    try (Coordinator second = new Coordinator("two", BUILD, same, Optional.empty())) {
      assertThat(play(FakeGames.tournament(6), second).games()).isEqualTo(6);
    }
    assertThat(numbers).hasSize(10);
  }

  @Test
  void needsTheKey() throws Exception {
    Path file = folder.resolve("cluster.p12");
    Path other = folder.resolve("other.p12");
    make(file);
    make(other);
    Optional<ClusterKey> key = Optional.of(ClusterKey.read(file));
    try (Coordinator coordinator = new Coordinator("run", BUILD, ANY_PORT, key)) {
      join("stranger", coordinator.port(), Optional.of(ClusterKey.read(other)), FakeGames::of);
      join("plain", coordinator.port(), Optional.empty(), FakeGames::of);
      join("good", coordinator.port(), key, FakeGames::of);
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
  void listensToOthersWithAKeyAlone() {
    ClusterAddress open = ClusterAddress.parse("0.0.0.0:0");
    assertThatThrownBy(() -> new Coordinator("run", BUILD, open, Optional.empty()))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("without a key only this machine may connect");
  }
}
