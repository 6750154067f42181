package org.gobang.launcher.protocol;

import java.io.InputStream;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.brain.GomocupBrain;
import org.gobang.engines.process.ProcessAge;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.SeededPlayerSpecConverter;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gobang brain}: runs a player as a Gomocup engine on standard input and output. */
@Command
public final class BrainCommand extends HostCommand {

  @Option(
      names = "--player",
      paramLabel = "WHO",
      required = true,
      converter = SeededPlayerSpecConverter.class)
  private PlayerSpec who;

  public BrainCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected Host open() {
    return open(folders);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    serve(Lookup.lookUp(spec, () -> new GomocupBrain(host.catalogue(), who, out.stream())), in);
    return 0;
  }

  /**
   * Runs the command without picocli if the command line has only the command and a player, as in
   * the script for Gomocup managers. Managers count the start time, and picocli would take a
   * quarter of it.
   *
   * @return false if the command line has anything else or is invalid; nothing was done in that
   *     case
   * @throws InterruptedException if the thread is interrupted while the engine exits
   */
  public static boolean serves(
      PluginFolders folders, InputStream in, StandardOutput out, String... args)
      throws InterruptedException {
    if (args.length != 3 || !args[0].equals("brain") || !args[1].equals("--player")) {
      return false;
    }
    try (Host host = open(folders)) {
      GomocupBrain brain;
      try {
        PlayerSpec who = PlayerSpecText.parse(args[2], ThreadLocalRandom.current().nextLong());
        brain = new GomocupBrain(host.catalogue(), who, out.stream());
      } catch (RefusedException wrong) {
        return false;
      }
      serve(brain, in);
    }
    return true;
  }

  private static Host open(PluginFolders folders) {
    System.setIn(InputStream.nullInputStream());
    return Host.open(folders);
  }

  private static void serve(GomocupBrain brain, InputStream in) throws InterruptedException {
    brain.serve(in, ProcessAge.get());
  }
}
