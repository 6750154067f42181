package org.gobang.launcher.play;

import java.util.concurrent.Callable;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang play}: a game in a front end. It is what {@code gobang} alone does, too. */
public final class PlayCommand implements Callable<Integer> {

  private final PluginFolders plugins;
  private final ErrorOutput err;
  private final PlayOptions options;
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  public PlayCommand(PluginFolders plugins, ErrorOutput err, SpokenLanguage language) {
    this.plugins = plugins;
    this.err = err;
    options = new PlayOptions(err, language);
    options.addTo(spec);
  }

  public CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() throws InterruptedException {
    try (Host host = Host.open(plugins)) {
      return play(host).run();
    }
  }

  GameLaunch play(Host host) {
    return new GameLaunch(spec, options, host, err);
  }
}
