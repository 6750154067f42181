package org.gobang.launcher.cluster;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.arena.play.GameRunner;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.workbench.plugins.PluginCatalogue;
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

  @Option(names = "--key", paramLabel = "FILE", descriptionKey = "cluster.key")
  private @Nullable Path key;

  @Option(names = "--local-slots", paramLabel = "N", descriptionKey = "cluster.slots.local")
  private @Nullable Integer localSlots;

  /** What is wrong about the options; empty if nothing is. */
  public Optional<String> fault() {
    if (bind == null && (key != null || localSlots != null)) {
      return Optional.of((key == null ? "--local-slots" : "--key") + ": it belongs to --cluster");
    }
    if (localSlots != null && localSlots < 0) {
      return Optional.of("--local-slots: there cannot be fewer than none");
    }
    return Optional.empty();
  }

  /**
   * What workers must play with.
   *
   * @return the signature of this build; empty where no workers are wanted
   */
  public Optional<String> build(PluginCatalogue catalogue) throws InterruptedException {
    return bind == null ? Optional.empty() : Optional.of(BuildSignature.of(catalogue));
  }

  /**
   * Begins to hand games out.
   *
   * @param run the id of the run
   * @param build what workers must play with: {@link #build}
   * @param own plays games in this process
   * @param usualSlots the games of this process at a time, unless given
   */
  public ClusterRun begin(String run, String build, GameRunner own, int usualSlots) {
    ClusterAddress address = bind;
    if (address == null) {
      throw new IllegalStateException("--cluster was not given");
    }
    Optional<ClusterKey> shared = Optional.ofNullable(key).map(ClusterKey::read);
    int slots = localSlots == null ? usualSlots : localSlots;
    return ClusterRun.begin(run, build, address, shared, own, slots);
  }
}
