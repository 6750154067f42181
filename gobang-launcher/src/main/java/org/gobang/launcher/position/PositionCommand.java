package org.gobang.launcher.position;

import java.io.InputStream;
import java.util.concurrent.Callable;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code gobang position}: turn, outcome and forbidden points of positions. */
@Command
public final class PositionCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final InputStream in;
  private final StandardOutput out;
  private final ErrorOutput err;

  @Mixin private PositionOptions options;

  public PositionCommand(
      PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {
    this.folders = folders;
    this.in = in;
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    PositionStream.Answering answering =
        options.json() ? PositionAnswer::json : PositionAnswer::text;
    try (Host host = Host.open(folders)) {
      PluginCatalogue catalogue = host.catalogue();
      return new PositionStream(options, catalogue, answering, out, err).run(in);
    }
  }
}
