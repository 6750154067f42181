package org.gobang.cluster.coordinator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.worker.Worker;
import org.gobang.cluster.worker.WorkerListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the reports of a coordinator on changes of its workers. */
class WorkerChangesTest {

  private static final JobRunner ECHO = (kind, body) -> body.toString();
  private static final WorkerProfile PROFILE =
      new WorkerProfile("worker", 1, "test 1", 1000, List.of());

  private final BlockingQueue<WorkerChange> changes = new LinkedBlockingQueue<>();
  private Thread thread = new Thread(() -> {});

  @AfterEach
  void end() throws InterruptedException {
    thread.interrupt();
    thread.join();
  }

  private Coordinator coordinator(OptionalLong speed, Duration silence) {
    return Coordinator.listening(
        new WorkerCheck("run", "test 1", speed, List.of(), List.of()),
        Map.of(),
        (worker, change) -> changes.add(change),
        silence,
        ClusterAddress.parse("0"),
        Optional.empty());
  }

  private void join(Coordinator coordinator, WorkerListener news) {
    ClusterAddress here =
        new ClusterAddress(ClusterAddress.LOOPBACK, coordinator.port().orElseThrow());
    Worker worker = new Worker(PROFILE, (offer, files) -> ECHO, news);
    thread =
        new Thread(
            () -> {
              try {
                worker.run(here, Optional.empty());
              } catch (InterruptedException ended) {
                // The test continues without it.
              }
            });
    thread.start();
  }

  private void await(WorkerChange change) throws InterruptedException {
    assertThat(changes.poll(120, TimeUnit.SECONDS)).isEqualTo(change);
  }

  @Test
  void reportsALostAndReturnedWorker() throws Exception {
    // Shorter than the interval of greetings, so that a working worker returns with each greeting.
    try (Coordinator coordinator = coordinator(OptionalLong.empty(), Duration.ofMillis(50))) {
      join(coordinator, run -> {});
      await(WorkerChange.ARRIVED);
      await(WorkerChange.LOST);
      await(WorkerChange.RETURNED);
      await(WorkerChange.LOST);
    }
  }

  @Test
  void reportsASlowWorker() throws Exception {
    try (Coordinator coordinator = coordinator(OptionalLong.of(1_000_000), WorkerTable.SILENCE)) {
      WorkerListener measuredThreeTimes =
          new WorkerListener() {
            private int times;

            @Override
            public void joined(String run) {}

            @Override
            public WorkerProfile tooSlow(WorkerProfile worker, String why) {
              times++;
              return new WorkerProfile(
                  worker.name(), 1, worker.build(), times < 3 ? 1000 : 1_000_000, List.of());
            }
          };
      join(coordinator, measuredThreeTimes);
      await(WorkerChange.SLOW);
      await(WorkerChange.ARRIVED);
    }
  }
}
