package org.gobang.launcher;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.gobang.launcher.workbench.Catalogue;
import org.gobang.plugins.PluginFinder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code gobang position}: what a board says of positions. */
@Command(name = "position")
final class PositionCommand implements Callable<Integer> {

  private final InputStream in;
  private final StandardOutput out;
  private final PrintWriter err;

  @Mixin private PositionOptions options;

  PositionCommand(InputStream in, StandardOutput out, PrintWriter err) {
    this.in = in;
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws InterruptedException {
    PositionStream.Answering answering =
        options.json() ? PositionAnswer::json : PositionAnswer::text;
    Catalogue catalogue = new Catalogue(PluginFinder.find());
    return new PositionStream(options, catalogue, answering, out, err).run(in);
  }
}
