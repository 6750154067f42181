package org.gobang.tuning;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.gobang.ai.search.position.Rules;
import org.gobang.cluster.ClusterAddress;
import picocli.CommandLine;

/** The entry point: parses the command line and runs a command. */
public final class TuningMain {

  private TuningMain() {}

  /**
   * Runs a command line and exits with its status: 0 for success, 1 for a failure at run time, 2
   * for an invalid command line.
   *
   * @param args the command line; {@code --help} explains it
   */
  public static void main(String[] args) {
    // Nothing is logged here, so the warning about a missing log provider is suppressed.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new TuneCommand())
        .addSubcommand(new ArenaGamesCommand())
        .addSubcommand(new JoinTuningCommand())
        .addSubcommand(new LossCommand())
        .addSubcommand(new MatchCommand())
        .addSubcommand(new MoveOrderingCommand())
        .addSubcommand(new NetworkCommand())
        .addSubcommand(new OpeningsCommand())
        .addSubcommand(new MakeProblemsCommand())
        .addSubcommand(new WinCurveCommand())
        .registerConverter(ClusterAddress.class, Converters::address)
        .registerConverter(Rules.class, Converters::rules)
        .registerConverter(int.class, Converters::positive)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(
            (failed, command, parsed) -> {
              err.println(failed.getMessage() == null ? failed.toString() : failed.getMessage());
              return CommandLine.ExitCode.SOFTWARE;
            })
        .execute(args);
  }
}
