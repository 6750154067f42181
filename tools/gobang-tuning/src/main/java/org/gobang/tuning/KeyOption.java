package org.gobang.tuning;

import java.nio.file.Path;
import java.util.Optional;
import org.gobang.cluster.key.ClusterKey;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the shared key of coordinator and workers. */
final class KeyOption {

  @Option(
      names = "--key",
      paramLabel = "FILE",
      description =
          "The key that coordinator and workers share: gobang cluster key. Needed between machines")
  private @Nullable Path file;

  /** Returns whether the key was given. */
  boolean isGiven() {
    return file != null;
  }

  /**
   * Returns the key; empty if none was given.
   *
   * @throws org.gobang.api.RefusedException if it cannot be read
   */
  Optional<ClusterKey> read() {
    return Optional.ofNullable(file).map(ClusterKey::read);
  }
}
