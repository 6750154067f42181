package org.gobang.launcher.join;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.worker.Worker;
import org.gobang.cluster.worker.WorkerListener;
import org.gobang.launcher.arena.ArenaOptions;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.BrokerAddress;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cluster.LocalWorkerProfile;
import org.gobang.launcher.cluster.RunPrograms;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang join}: executes jobs for a coordinator until interrupted. */
@Command
public final class JoinCommand extends LauncherCommand {

  /** The time after which a slow worker measures its speed again. */
  private static final Duration AGAIN = Duration.ofSeconds(15);

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "HOST:PORT",
      descriptionKey = "join.address")
  private @Nullable ClusterAddress address;

  @Option(names = "--broker", paramLabel = "ssl://HOST:PORT", descriptionKey = "join.broker")
  private @Nullable BrokerAddress broker;

  @Option(names = "--key", paramLabel = "FILE", descriptionKey = "cluster.key")
  private @Nullable Path key;

  @Option(names = "--slots", paramLabel = "N", descriptionKey = "join.slots")
  private @Nullable Long slots;

  public JoinCommand(CommandContext context) {
    super(context);
  }

  /** Reports changes in the state of the worker. */
  private final class News implements WorkerListener {

    private final ClusterAddress place;
    private final WorkerProfile profile;
    private final PluginCatalogue catalogue;
    private boolean slow;

    News(ClusterAddress place, WorkerProfile profile, PluginCatalogue catalogue) {
      this.place = place;
      this.profile = profile;
      this.catalogue = catalogue;
    }

    @Override
    public void joined(String run) {
      err.note(LauncherTexts.of("join.run", run));
    }

    @Override
    public void connected() {
      err.note(
          LauncherTexts.of(
              "join.begun", profile.name(), profile.slots(), profile.nodesPerSecond()));
    }

    @Override
    public void unreached(Unreached why) {
      String other = key == null ? "join.key.missing" : "join.key.surplus";
      err.say(
          LauncherTexts.of(
              switch (why) {
                case NOBODY -> "join.unreached";
                case OTHER_KEY -> key == null ? other : "join.refused";
                case OTHER_PROTOCOL -> other;
              },
              place));
    }

    /** Measures the speed again, because the machine may have been busy. */
    @Override
    public WorkerProfile tooSlow(WorkerProfile worker, String why) throws InterruptedException {
      if (!slow) {
        slow = true;
        err.say(LauncherTexts.of("join.slow", why));
      }
      Thread.sleep(AGAIN.toMillis());
      return LocalWorkerProfile.again(worker, catalogue);
    }
  }

  private ClusterAddress place() {
    ClusterAddress place = broker == null ? address : broker.address();
    if (place == null || (address != null && broker != null)) {
      throw wrong("wrong.join");
    }
    if (broker != null) {
      refuse(broker.fault(key != null));
    }
    return place;
  }

  @Override
  public Integer call() throws InterruptedException {
    ClusterAddress place = place();
    Optional<ClusterKey> shared = Optional.ofNullable(key).map(ClusterKey::read);
    int games = ArenaOptions.concurrency(slots);
    err.note(LauncherTexts.of("join.meaning", place));
    try (Host host = Host.open(folders.withoutUsual())) {
      Thread self = Thread.currentThread();
      InterruptHook hook = InterruptHook.install(host, self::interrupt);
      try {
        WorkerProfile profile =
            LocalWorkerProfile.of(host.catalogue(), games, RunPrograms.added(host.engines()));
        FileCache cache = new FileCache(folders.data().path().resolve("cluster-files"));
        new Worker(
                profile,
                JoinedRun.joiner(folders, cache, profile),
                new News(place, profile, host.catalogue()))
            .run(place, shared);
      } catch (InterruptedException ended) {
        err.note(LauncherTexts.of("join.ended"));
      } finally {
        hook.remove();
      }
    }
    return 0;
  }
}
