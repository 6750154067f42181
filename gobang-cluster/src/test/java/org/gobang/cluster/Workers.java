package org.gobang.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.arena.Arena;
import org.gobang.arena.Standings;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerCheck;
import org.gobang.cluster.game.ClusterGames;
import org.gobang.cluster.game.GameJobRunner;
import org.gobang.cluster.job.JobKinds;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;

/** Starts workers on threads of this process. */
final class Workers {

  static final String BUILD = "test 1";
  static final ClusterAddress ANY_PORT = ClusterAddress.parse("0");

  private final List<Thread> threads = new ArrayList<>();

  static WorkerProfile profile(String name) {
    return new WorkerProfile(name, 2, BUILD, 1000, List.of());
  }

  static Coordinator coordinator(WorkerCheck admission) {
    return Coordinator.listening(
        admission, Map.of(), (worker, change) -> {}, ANY_PORT, Optional.empty());
  }

  static ClusterAddress address(Coordinator coordinator) {
    return new ClusterAddress(ClusterAddress.LOOPBACK, coordinator.port().orElseThrow());
  }

  static RunJoiner joiner(GameRunner runner) {
    return (offer, files) ->
        new JobKinds(Map.of(GameJobRunner.KIND, new GameJobRunner(runner, offer.timeScale())));
  }

  Thread join(String name, Coordinator coordinator, GameRunner runner) {
    return join(profile(name), address(coordinator), Optional.empty(), joiner(runner));
  }

  Thread join(
      WorkerProfile profile, ClusterAddress address, Optional<ClusterKey> key, RunJoiner joiner) {
    Worker worker = new Worker(profile, joiner, run -> {});
    Thread thread =
        new Thread(
            () -> {
              try {
                worker.run(address, key);
              } catch (InterruptedException ended) {
                // The test has ended.
              }
            },
            profile.name());
    thread.start();
    threads.add(thread);
    return thread;
  }

  static Standings play(TournamentPlan plan, Coordinator coordinator) throws InterruptedException {
    try (ClusterGames games =
        new ClusterGames(coordinator, order -> Set.of(), false, repetition -> {})) {
      return new Arena(plan, games, Archive.NONE, 16).run();
    }
  }

  void end() throws InterruptedException {
    threads.forEach(Thread::interrupt);
    for (Thread thread : threads) {
      thread.join(10_000);
    }
  }
}
