package org.gobang.launcher.join;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.gobang.arena.play.LocalRunner;
import org.gobang.cluster.ClusterAddress;
import org.gobang.cluster.Worker;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.launcher.arena.ArenaOptions;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.CountConverter;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cluster.BuildSignature;
import org.gobang.launcher.cluster.ClusterAddressConverter;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang join}: plays games for a coordinator until it is interrupted. */
@Command
public final class JoinCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final ErrorOutput err;

  @Parameters(
      index = "0",
      paramLabel = "HOST:PORT",
      descriptionKey = "join.address",
      converter = ClusterAddressConverter.class)
  private ClusterAddress address;

  @Option(names = "--key", paramLabel = "FILE", descriptionKey = "cluster.key")
  private @Nullable Path key;

  @Option(
      names = "--slots",
      paramLabel = "N",
      descriptionKey = "join.slots",
      converter = CountConverter.class)
  private @Nullable Long slots;

  private JoinCommand(PluginFolders folders, ErrorOutput err) {
    this.folders = folders;
    this.err = err;
  }

  public static CommandLine line(PluginFolders folders, ErrorOutput err) {
    return new CommandLine(new JoinCommand(folders, err));
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    Optional<ClusterKey> shared = Optional.ofNullable(key).map(ClusterKey::read);
    try (Host host = Host.open(folders);
        TemporaryFolder run = TemporaryFolder.ofSystem("gobang-join-")) {
      int games = ArenaOptions.concurrency(slots);
      LocalRunner runner = new LocalRunner(host.catalogue(), host.catalogue(), run.path());
      Worker worker =
          new Worker(
              name(),
              games,
              BuildSignature.of(host.catalogue()),
              runner,
              id -> err.say(LauncherTexts.of("join.run", id)));
      err.say(LauncherTexts.of("join.begun", address, games));
      Thread self = Thread.currentThread();
      InterruptHook hook = InterruptHook.install(host, self::interrupt);
      try {
        worker.run(address, shared);
      } catch (InterruptedException ended) {
        err.say(LauncherTexts.of("join.ended"));
      } finally {
        hook.remove();
      }
    }
    return 0;
  }

  /** The machine and the process. */
  private static String name() {
    String host;
    try {
      host = InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException unnamed) {
      host = "unnamed";
    }
    return host + "-" + ProcessHandle.current().pid();
  }
}
