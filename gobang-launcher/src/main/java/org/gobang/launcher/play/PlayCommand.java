package org.gobang.launcher.play;

import java.util.Optional;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.workbench.Host;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gobang play}: opens a game in an interface. It is also the default command. */
public final class PlayCommand extends HostCommand {

  private final PlayOptions options;

  public PlayCommand(CommandContext context, SpokenLanguage language) {
    super(context);
    spec = CommandSpec.wrapWithoutInspection(this);
    options = new PlayOptions(err, language);
    options.addTo(spec);
  }

  public CommandSpec spec() {
    return spec;
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    return play(host).run(Optional.empty());
  }

  GameLaunch play(Host host) {
    return new GameLaunch(spec, options, host, err);
  }
}
