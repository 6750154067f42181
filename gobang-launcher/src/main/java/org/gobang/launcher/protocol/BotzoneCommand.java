package org.gobang.launcher.protocol;

import java.io.InputStream;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.botzone.Botzone;
import org.gobang.engines.process.ProcessAge;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.SeededPlayerSpecConverter;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code gobang botzone}: a player as a Botzone bot on standard input and output. */
@Command
public final class BotzoneCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final InputStream in;
  private final StandardOutput out;

  @Spec private CommandSpec spec;

  @Option(
      names = "--player",
      paramLabel = "WHO",
      required = true,
      converter = SeededPlayerSpecConverter.class)
  private PlayerSpec who;

  @Option(names = "--keep-running")
  private boolean keepRunning;

  public BotzoneCommand(PluginFolders folders, InputStream in, StandardOutput out) {
    this.folders = folders;
    this.in = in;
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    System.setIn(InputStream.nullInputStream());
    Instant started = Instant.now().minus(ProcessAge.get());
    try (Host host = Host.open(folders)) {
      PluginCatalogue catalogue = host.catalogue();
      Lookup.lookUp(spec, () -> new Botzone(catalogue, who, out.stream()))
          .serve(in, started, keepRunning);
    }
    return 0;
  }
}
