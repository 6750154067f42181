package org.gobang.cluster.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobOutcome;
import org.gobang.cluster.job.JobRunner;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.worker.Worker;
import org.junit.jupiter.api.Test;

/** Tests a coordinator with slots in its own process. */
class RunWorkersTest {

  private static final String BUILD = "test 1";
  private static final int SLOTS = 200;
  private static final JobRunner ECHO = (kind, body) -> body.toString();

  private static WorkerProfile profile(String name, int slots) {
    return new WorkerProfile(name, slots, BUILD, 1000, List.of());
  }

  private static BrokerEndpoint place(String address) {
    return new BrokerEndpoint(ClusterAddress.parse(address), false, Optional.empty());
  }

  private final BlockingQueue<RuntimeException> failed = new LinkedBlockingQueue<>();

  private RunWorkers begin(Optional<RunJoiner> own, Queue<WorkerProfile> arrivals) {
    return RunWorkers.begin(
        place("0"),
        new WorkerCheck("run", BUILD),
        Map.of(),
        profile("own", 2),
        own,
        (worker, change) -> arrivals.add(worker),
        failed::add);
  }

  @Test
  void runsJobsInLocalSlots() throws Exception {
    BlockingQueue<WorkerProfile> arrivals = new LinkedBlockingQueue<>();
    try (RunWorkers workers = begin(Optional.of((offer, files) -> ECHO), arrivals)) {
      JobOutcome<String> done =
          workers
              .coordinator()
              .run(new Job("1", "echo", "{\"a\":1}"), json -> json.path("a").asText());
      assertThat(done.value()).isEqualTo("1");
      assertThat(done.machine().name()).isEqualTo("own");
      assertThat(workers.rows()).extracting(WorkerTable.Row::jobs).containsExactly(1);
      assertThat(workers.present()).isOne();
      assertThat(workers.window()).isEqualTo(RunWorkers.WINDOW);
      assertThat(arrivals).as("the local worker is not reported as an arrival").isEmpty();
    }
  }

  @Test
  void reportsOnceWhyLocalSlotsStop() throws Exception {
    RunJoiner refusing =
        (offer, files) -> {
          throw new RefusedException("no memory for a player");
        };
    try (RunWorkers workers = begin(Optional.of(refusing), new LinkedBlockingQueue<>())) {
      assertThat(failed.poll(120, TimeUnit.SECONDS)).hasMessage("no memory for a player");
      workers.own().orElseThrow().join();
      assertThat(failed).isEmpty();
    }
  }

  @Test
  void reportsRemoteWorkers() throws Exception {
    BlockingQueue<WorkerProfile> arrivals = new LinkedBlockingQueue<>();
    try (RunWorkers workers = begin(Optional.empty(), arrivals)) {
      ClusterAddress here =
          new ClusterAddress(ClusterAddress.LOOPBACK, workers.coordinator().port().orElseThrow());
      WorkerProfile other = profile(ProcessName.create(), SLOTS);
      Thread thread =
          new Thread(
              () -> {
                try {
                  new Worker(other, (offer, files) -> ECHO, run -> {}).run(here, Optional.empty());
                } catch (InterruptedException ended) {
                  // The test has ended.
                }
              });
      thread.start();
      assertThat(arrivals.poll(120, TimeUnit.SECONDS)).isEqualTo(other);
      assertThat(workers.window()).as("jobs for all slots").isEqualTo(3 * SLOTS);
      thread.interrupt();
      thread.join();
    }
  }

  @Test
  void refusesAnAddressInUseAtOnce() throws Exception {
    place("0").check();
    assertThatThrownBy(() -> place("0.0.0.0:0").check())
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("without a key, only this machine can connect");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      BrokerEndpoint same = place(String.valueOf(taken.getLocalPort()));
      assertThatThrownBy(same::check)
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("cannot listen on this address");
      new BrokerEndpoint(same.address(), true, Optional.empty()).check();
    }
  }

  @Test
  void usesDifferentNamesForProcesses() {
    assertThat(ProcessName.create())
        .matches("[A-Za-z0-9._-]+-[0-9a-f]{6}")
        .isNotEqualTo(ProcessName.create());
  }
}
