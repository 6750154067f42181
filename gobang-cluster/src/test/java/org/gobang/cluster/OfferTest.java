package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobang.cluster.Workers.ANY_PORT;
import static org.gobang.cluster.Workers.BUILD;
import static org.gobang.cluster.Workers.address;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.arena.Arena;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.game.ClusterGames;
import org.gobang.cluster.job.EngineProgram;
import org.gobang.cluster.job.SharedFile;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.worker.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests offers of tournaments to workers: files, required programs and speed. */
class OfferTest {

  private final Workers workers = new Workers();

  @TempDir private Path folder;

  @AfterEach
  void endWorkers() throws InterruptedException {
    workers.end();
  }

  private Path file(int bytes) throws Exception {
    byte[] content = new byte[bytes];
    new Random(bytes).nextBytes(content);
    return Files.write(folder.resolve(bytes + ".jar"), content);
  }

  private static SharedFile shared(String name, Path file) throws Exception {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return new SharedFile(name, HexFormat.of().formatHex(digest), Files.size(file));
  }

  @Test
  void fetchesFilesInPieces() throws Exception {
    Path large = file(5_000_001);
    Path empty = file(0);
    List<SharedFile> files = List.of(shared("1/large.jar", large), shared("empty.jar", empty));
    WorkerCheck admission = new WorkerCheck("run", BUILD, OptionalLong.empty(), files, List.of());
    BlockingQueue<List<Path>> fetched = new LinkedBlockingQueue<>();
    try (Coordinator coordinator =
        Coordinator.listening(
            admission,
            Map.of(files.get(0).sha256(), large, files.get(1).sha256(), empty),
            (worker, change) -> {},
            ANY_PORT,
            Optional.empty())) {
      workers.join(
          Workers.profile("one"),
          address(coordinator),
          Optional.empty(),
          (offer, source) -> {
            assertThat(offer.files()).isEqualTo(files);
            Path first = folder.resolve("first");
            Path second = folder.resolve("second");
            source.fetch(offer.files().get(0), first);
            source.fetch(offer.files().get(1), second);
            fetched.add(List.of(first, second));
            return Workers.joiner(FakeGames::of).join(offer, source);
          });
      List<Path> both = fetched.poll(120, TimeUnit.SECONDS);
      assertThat(both.get(0)).hasSameBinaryContentAs(large);
      assertThat(both.get(1)).isEmptyFile();
      assertThat(Workers.play(FakeGames.tournament(4), coordinator).games()).isEqualTo(4);
    }
  }

  @Test
  void refusesAFileOtherThanTheOfferedOne() throws Exception {
    Path offered = file(100);
    SharedFile file = shared("a.jar", offered);
    Files.write(offered, new byte[100]);
    WorkerCheck admission =
        new WorkerCheck("run", BUILD, OptionalLong.empty(), List.of(file), List.of());
    try (Coordinator coordinator =
        Coordinator.listening(
            admission,
            Map.of(file.sha256(), offered),
            (worker, change) -> {},
            ANY_PORT,
            Optional.empty())) {
      Worker worker =
          new Worker(
              Workers.profile("one"),
              (offer, source) -> {
                source.fetch(offer.files().get(0), folder.resolve("fetched"));
                throw new AssertionError("never reached");
              },
              run -> {});
      assertThatThrownBy(() -> worker.run(address(coordinator), Optional.empty()))
          .isInstanceOf(RefusedException.class)
          .hasMessage("a.jar: the coordinator sent a different file");
    }
  }

  /** Returns whether a game needs the program: both games of every second pair. */
  private static boolean needs(int game) {
    return (game + 1) / 2 % 2 == 0;
  }

  @Test
  void sendsGamesToWorkersWithTheRequiredProgram() throws Exception {
    EngineProgram program = new EngineProgram("pela", "a1");
    WorkerCheck admission =
        new WorkerCheck("run", BUILD, OptionalLong.empty(), List.of(), List.of(program));
    Map<Integer, String> played = new ConcurrentHashMap<>();
    try (Coordinator coordinator = Workers.coordinator(admission);
        ClusterGames games =
            new ClusterGames(
                coordinator,
                order -> needs(order.number()) ? Set.of("a1") : Set.of(),
                false,
                repetition -> {})) {
      for (WorkerProfile profile :
          List.of(
              new WorkerProfile("with", 1, BUILD, 1, List.of(program)),
              new WorkerProfile(
                  "without", 1, BUILD, 1, List.of(new EngineProgram("pela", "b2"))))) {
        workers.join(
            profile,
            address(coordinator),
            Optional.empty(),
            Workers.joiner(
                order -> {
                  played.put(order.number(), profile.name());
                  return FakeGames.of(order);
                }));
      }
      TournamentPlan plan = FakeGames.tournament(200);
      assertThat(new Arena(plan, games, Archive.NONE, 64).run().games()).isEqualTo(200);
      assertThat(played)
          .hasSize(200)
          .allSatisfy(
              (number, name) -> {
                if (needs(number)) {
                  assertThat(name).isEqualTo("with");
                }
              })
          .containsValue("without");
    }
  }

  @Test
  void scalesTimesBySpeedAndRefusesSlowWorkers() throws Exception {
    WorkerCheck admission =
        new WorkerCheck("run", BUILD, OptionalLong.of(300_000), List.of(), List.of());
    BlockingQueue<Budget> budgets = new LinkedBlockingQueue<>();
    TournamentPlan plan =
        FakeGames.tournament(
            2,
            Budget.of(
                new Budget.Limit.MoveTime(Duration.ofSeconds(1)),
                new Budget.Limit.Clock(Duration.ofMinutes(1), Duration.ofMillis(100)),
                new Budget.Limit.Nodes(7)));
    try (Coordinator coordinator = Workers.coordinator(admission)) {
      Worker slow =
          new Worker(
              new WorkerProfile("slow", 1, BUILD, 149_000, List.of()),
              Workers.joiner(FakeGames::of),
              run -> {});
      assertThatThrownBy(() -> slow.run(address(coordinator), Optional.empty()))
          .hasMessageContaining("it is too slow: 149000 nodes a second in a slot")
          .hasMessageContaining("300000");
      workers.join(
          new WorkerProfile("half", 1, BUILD, 200_000, List.of()),
          address(coordinator),
          Optional.empty(),
          Workers.joiner(
              (GameOrder order) -> {
                budgets.add(order.budget());
                return FakeGames.of(order);
              }));
      Workers.play(plan, coordinator);
      assertThat(budgets)
          .containsOnly(
              Budget.of(
                  new Budget.Limit.MoveTime(Duration.ofMillis(1500)),
                  new Budget.Limit.Clock(Duration.ofSeconds(90), Duration.ofMillis(150)),
                  new Budget.Limit.Nodes(7)));
      assertThat(coordinator.workers().rows())
          .extracting(WorkerTable.Row::name)
          .containsExactly("half");
    }
  }
}
