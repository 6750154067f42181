package org.gobang.launcher.protocol;

import java.io.InputStream;
import java.time.Instant;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.botzone.Botzone;
import org.gobang.engines.process.ProcessAge;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.SeededPlayerSpecConverter;
import org.gobang.workbench.Host;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gobang botzone}: runs a player as a Botzone bot on standard input and output. */
@Command
public final class BotzoneCommand extends HostCommand {

  @Option(
      names = "--player",
      paramLabel = "WHO",
      required = true,
      converter = SeededPlayerSpecConverter.class)
  private PlayerSpec who;

  @Option(names = "--keep-running")
  private boolean keepRunning;

  public BotzoneCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void checkOptions() {
    System.setIn(InputStream.nullInputStream());
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    Instant started = Instant.now().minus(ProcessAge.get());
    Lookup.lookUp(spec, () -> new Botzone(host.catalogue(), who, out.stream()))
        .serve(in, started, keepRunning);
    return 0;
  }
}
