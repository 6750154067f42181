package org.gobang.launcher.cluster;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.cluster.process.BrokerEndpoint;
import org.gobang.cluster.process.RunWorkers;
import org.gobang.launcher.cli.BrokerAddress;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.Host;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a command whose jobs are executed by workers. */
public final class ClusterOptions {

  @Option(names = "--cluster", paramLabel = "[HOST:]PORT", descriptionKey = "cluster.bind")
  private @Nullable ClusterAddress bind;

  @Option(names = "--broker", paramLabel = "ssl://HOST:PORT", descriptionKey = "cluster.broker")
  private @Nullable BrokerAddress broker;

  @Option(names = "--key", paramLabel = "FILE", descriptionKey = "cluster.key")
  private @Nullable Path key;

  @Option(
      names = "--local-slots",
      paramLabel = "N",
      descriptionKey = "cluster.slots.local",
      converter = SlotsConverter.class)
  private @Nullable Integer localSlots;

  /** Returns the error in the options; empty if the options are valid. */
  public Optional<String> fault() {
    if (bind != null && broker != null) {
      return Optional.of(LauncherTexts.of("wrong.exclusive", "--cluster, --broker"));
    }
    if (!wanted() && (key != null || localSlots != null)) {
      return Optional.of(
          LauncherTexts.of(
              "wrong.needs.either",
              key == null ? "--local-slots" : "--key",
              "--cluster, --broker"));
    }
    return broker == null ? Optional.empty() : broker.fault(key != null);
  }

  /** Returns whether workers are requested. */
  public boolean wanted() {
    return bind != null || broker != null;
  }

  /** Rejects an unreadable key and an address in use. Called before anything is written. */
  public void check() {
    if (wanted()) {
      place().check();
    }
  }

  private BrokerEndpoint place() {
    ClusterAddress address = broker == null ? bind : broker.address();
    if (address == null) {
      throw new IllegalStateException("neither --cluster nor --broker was given");
    }
    return new BrokerEndpoint(
        address, bind == null, Optional.ofNullable(key).map(ClusterKey::read));
  }

  /**
   * Starts distributing a run and prints the address.
   *
   * @param work the run
   * @param host the host of its players
   * @param usualSlots the jobs that this process does in parallel by default
   * @param err receives sentences for users
   */
  public RunWorkers begin(DistributedRun work, Host host, int usualSlots, ErrorOutput err)
      throws InterruptedException {
    if (broker != null) {
      // Before connecting, which may wait until the broker is available.
      err.note(LauncherTexts.of("cluster.broker.begun", broker));
    }
    RunWorkers workers =
        work.begin(place(), localSlots == null ? usualSlots : localSlots, host, err);
    workers
        .coordinator()
        .port()
        .ifPresent(port -> err.note(LauncherTexts.of("cluster.begun", port)));
    return workers;
  }
}
