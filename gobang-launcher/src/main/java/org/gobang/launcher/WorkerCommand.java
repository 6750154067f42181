package org.gobang.launcher;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobang.engines.isolated.Worker;
import org.gobang.plugins.PluginFinder;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gobang worker PLUGIN…}: what the application starts for each isolated player. */
@Command(hidden = true)
final class WorkerCommand implements Callable<Integer> {

  static final String NAME = "worker";

  private final InputStream in;
  private final StandardOutput out;

  @Parameters private List<Path> plugins = new ArrayList<>();

  WorkerCommand(InputStream in, StandardOutput out) {
    this.in = in;
    this.out = out;
  }

  /** How players are isolated by this command. */
  static PlayerIsolation isolation() {
    return new PlayerIsolation(Main.class, NAME);
  }

  @Override
  public Integer call() {
    Worker.serve(in, out.stream(), this::catalogue);
    return 0;
  }

  private PluginCatalogue catalogue() {
    return new PluginCatalogue(
        PluginFinder.load(plugins, DataFolder.ofPerson().engines().players()), isolation());
  }
}
