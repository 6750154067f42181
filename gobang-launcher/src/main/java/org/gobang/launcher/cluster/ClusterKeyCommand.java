package org.gobang.launcher.cluster;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang cluster key}: writes the key that coordinator and workers share. */
@Command(name = "key")
final class ClusterKeyCommand implements Callable<Integer> {

  private final StandardOutput out;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "cluster.key.file")
  private Path file;

  ClusterKeyCommand(StandardOutput out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    ClusterKey.create(file);
    out.line(LauncherTexts.of("cluster.key.made", file));
    return 0;
  }
}
