package org.gobang.launcher.cluster;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.Host;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a command whose games workers play. */
public final class ClusterOptions {

  @Option(
      names = "--cluster",
      paramLabel = "[HOST:]PORT",
      descriptionKey = "cluster.bind",
      converter = ClusterAddressConverter.class)
  private @Nullable ClusterAddress bind;

  @Option(
      names = "--broker",
      paramLabel = "ssl://HOST:PORT",
      descriptionKey = "cluster.broker",
      converter = BrokerConverter.class)
  private @Nullable ClusterAddress broker;

  @Option(names = "--key", paramLabel = "FILE", descriptionKey = "cluster.key")
  private @Nullable Path key;

  @Option(names = "--local-slots", paramLabel = "N", descriptionKey = "cluster.slots.local")
  private @Nullable Integer localSlots;

  /** What is wrong about the options; empty if nothing is. */
  public Optional<String> fault() {
    if (bind != null && broker != null) {
      return Optional.of("--broker: there is a broker, or a --cluster of its own, not both");
    }
    if (!wanted() && (key != null || localSlots != null)) {
      return Optional.of(
          (key == null ? "--local-slots" : "--key") + ": it belongs to --cluster, or --broker");
    }
    if (localSlots != null && localSlots < 0) {
      return Optional.of("--local-slots: there cannot be fewer than none");
    }
    return Optional.empty();
  }

  /** Whether workers are to play. */
  public boolean wanted() {
    return bind != null || broker != null;
  }

  /**
   * Begins to hand games out, and says where.
   *
   * @param tournament the tournament
   * @param archive the games that were played before
   * @param host the host of the players
   * @param own plays games in this process
   * @param usualSlots the games of this process at a time, unless given
   * @param err receives sentences for people
   */
  public ClusterRun begin(
      TournamentPlan tournament,
      Archive archive,
      Host host,
      GameRunner own,
      int usualSlots,
      ErrorOutput err)
      throws InterruptedException {
    ClusterAddress address = bind == null ? broker : bind;
    if (address == null) {
      throw new IllegalStateException("neither --cluster nor --broker was given");
    }
    MeetingPlace place =
        new MeetingPlace(address, bind == null, Optional.ofNullable(key).map(ClusterKey::read));
    int slots = localSlots == null ? usualSlots : localSlots;
    ClusterRun run = ClusterRun.begin(place, tournament, archive, host, own, slots, err);
    err.note(
        run.coordinator()
            .port()
            .map(port -> LauncherTexts.of("cluster.begun", port))
            .orElseGet(() -> LauncherTexts.of("cluster.broker.begun", address)));
    return run;
  }
}
