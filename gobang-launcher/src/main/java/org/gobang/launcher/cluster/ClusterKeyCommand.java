package org.gobang.launcher.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.gobang.api.RefusedException;
import org.gobang.cluster.key.ClusterKey;
import org.gobang.engines.process.ChildProcess;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.record.file.TemporaryFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang cluster key}: creates the shared key of coordinator and workers. */
@Command(name = "key")
final class ClusterKeyCommand extends LauncherCommand {

  private static final Duration LONGEST = Duration.ofMinutes(1);

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "cluster.key.file")
  private Path file;

  ClusterKeyCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (Files.exists(file)) {
      throw new RefusedException(file + ": there is a file already; a key is never overwritten");
    }
    OutputFiles.check(file);
    // Only its owner can read a new folder. It is next to the file, so that the key is moved into
    // place in one step.
    try (TemporaryFolder folder =
        new TemporaryFolder(
            Files.createTempDirectory(file.toAbsolutePath().getParent(), ".gobang-key-"))) {
      Path made = folder.path().resolve("key.p12");
      make(made);
      restrict(made);
      Files.move(made, file);
    } catch (IOException e) {
      throw OutputFiles.unwritten(file, e);
    }
    out.line(LauncherTexts.of("cluster.key.made", file));
    return 0;
  }

  private static void make(Path made) throws IOException, InterruptedException {
    try (ChildProcess keytool = ChildProcess.start(ClusterKey.maker(made))) {
      if (keytool.status(LONGEST).orElse(-1) != 0) {
        throw new IOException("keytool failed " + keytool.stderrTail());
      }
    }
  }

  /** Restricts access to the owner, because anybody who can read the file can join. */
  private static void restrict(Path made) throws IOException {
    if (made.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rw-------"));
    }
  }
}
