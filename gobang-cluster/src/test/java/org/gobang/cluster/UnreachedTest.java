package org.gobang.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.cluster.Workers.ANY_PORT;
import static org.gobang.cluster.Workers.BUILD;
import static org.gobang.cluster.Workers.address;
import static org.gobang.cluster.Workers.joiner;
import static org.gobang.cluster.Workers.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;
import org.gobang.cluster.worker.WorkerListener;
import org.gobang.fixtures.Ports;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a worker reports once that it cannot connect, and continues trying. */
class UnreachedTest {

  @TempDir private Path folder;
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private Thread thread = new Thread(() -> {});

  @AfterEach
  void end() throws InterruptedException {
    thread.interrupt();
    thread.join(TimeUnit.SECONDS.toMillis(60));
    assertThat(thread.isAlive()).as("the worker is still running").isFalse();
  }

  private void join(ClusterAddress place, Optional<ClusterKey> key) {
    WorkerListener news =
        new WorkerListener() {
          @Override
          public void joined(String run) {
            said.add("joined " + run);
          }

          @Override
          public void unreached(Unreached why) {
            said.add("unreached " + why);
          }

          @Override
          public WorkerProfile tooSlow(WorkerProfile worker, String why) {
            said.add("too slow");
            return new WorkerProfile(
                worker.name(), worker.slots(), worker.build(), 1_000_000, worker.programs());
          }
        };
    Worker worker = new Worker(profile("worker"), joiner(FakeGames::of), news);
    thread =
        new Thread(
            () -> {
              try {
                worker.run(place, key);
              } catch (InterruptedException ended) {
                said.add("ended");
              }
            });
    thread.start();
  }

  private String next() throws InterruptedException {
    return String.valueOf(said.poll(120, TimeUnit.SECONDS));
  }

  private static Coordinator coordinator(ClusterAddress place, Optional<ClusterKey> key) {
    return Coordinator.listening(
        new WorkerCheck("run", BUILD), Map.of(), (worker, change) -> {}, place, key);
  }

  private static ClusterAddress free() throws IOException {
    return new ClusterAddress(ClusterAddress.LOOPBACK, Ports.free());
  }

  private Optional<ClusterKey> key(String name) throws Exception {
    Path file = folder.resolve(name);
    Process maker =
        new ProcessBuilder(ClusterKey.maker(file))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(maker.waitFor()).isZero();
    return Optional.of(ClusterKey.read(file));
  }

  @Test
  void connectsToALaterCoordinator() throws Exception {
    ClusterAddress place = free();
    join(place, Optional.empty());
    assertThat(next()).isEqualTo("unreached NOBODY");
    try (Coordinator later = coordinator(place, Optional.empty())) {
      assertThat(next()).isEqualTo("joined run");
      assertThat(later.workers().rows()).hasSize(1);
    }
  }

  @Test
  void measuresARefusedSlowWorkerAgain() throws Exception {
    WorkerCheck admission =
        new WorkerCheck("run", BUILD, OptionalLong.of(1_000_000), List.of(), List.of());
    try (Coordinator coordinator =
        Coordinator.listening(
            admission, Map.of(), (worker, change) -> {}, ANY_PORT, Optional.empty())) {
      join(address(coordinator), Optional.empty());
      assertThat(next()).isEqualTo("too slow");
      assertThat(next()).isEqualTo("joined run");
    }
  }

  @Test
  void reportsAMissingKeyOfTheCoordinator() throws Exception {
    try (Coordinator coordinator = coordinator(ANY_PORT, Optional.empty())) {
      join(address(coordinator), key("one.p12"));
      assertThat(next()).isEqualTo("unreached OTHER_PROTOCOL");
      thread.interrupt();
      assertThat(next()).isEqualTo("ended");
    }
  }

  @Test
  void reportsAMissingKeyOfTheWorker() throws Exception {
    try (Coordinator coordinator = coordinator(ANY_PORT, key("one.p12"))) {
      join(address(coordinator), Optional.empty());
      assertThat(next()).isEqualTo("unreached OTHER_PROTOCOL");
      thread.interrupt();
      assertThat(next()).isEqualTo("ended");
    }
  }

  @Test
  void reportsAnotherKeyOfTheCoordinator() throws Exception {
    try (Coordinator coordinator = coordinator(ANY_PORT, key("one.p12"))) {
      join(address(coordinator), key("other.p12"));
      assertThat(next()).isEqualTo("unreached OTHER_KEY");
      thread.interrupt();
      assertThat(next()).isEqualTo("ended");
    }
  }
}
