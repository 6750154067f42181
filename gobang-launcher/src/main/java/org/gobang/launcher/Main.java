package org.gobang.launcher;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point: reads the command line and runs a command. */
public final class Main {

  /** Something failed while running. */
  static final int FAILED = 1;

  /** The command line is wrong. */
  static final int WRONG = 2;

  private final Gobang gobang;
  private final PrintWriter err;
  private final PrintWriter printer;
  private final CommandLine commandLine;

  private Main(InputStream in, StandardOutput out, PrintWriter err) {
    this.err = err;
    PluginFolders plugins = new PluginFolders(this::say);
    gobang = new Gobang(plugins);
    printer = out.printer();
    commandLine =
        new CommandLine(gobang)
            .addSubcommand(new PlayCommand(plugins))
            .addSubcommand(new PluginsCommand(plugins, out))
            .addSubcommand(new NewPluginCommand(plugins, out))
            .addSubcommand(new PositionCommand(plugins, in, out, err))
            .addSubcommand(new AnalyzeCommand(plugins, in, out, err))
            .addSubcommand(new BrainCommand(plugins, in, out))
            .addSubcommand(new BotzoneCommand(plugins, in, out))
            .addSubcommand(new ArenaCommand(plugins, out, err))
            .addSubcommand(new ConvertCommand(plugins, err))
            .addSubcommand(new HistoryCommand(plugins, out))
            .addSubcommand(EnginesCommand.line(plugins, out))
            .addSubcommand(new WorkerCommand(in, out))
            .setResourceBundle(ResourceBundle.getBundle(Messages.BUNDLE, Locale.getDefault()))
            .setOut(printer)
            .setExpandAtFiles(false)
            .setErr(err)
            .setParameterExceptionHandler((wrong, args) -> wrong(wrong))
            .setExecutionExceptionHandler((failed, command, parsed) -> failed(failed));
  }

  /**
   * Runs a command line and ends the program with its exit status: 0 done, 1 something failed while
   * running, 2 the command line is wrong.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    PrintWriter err = new PrintWriter(System.err, true, StandardOutput.encodingOf("stderr"));
    System.exit(run(System.in, StandardOutput.open(), err, args));
  }

  static int run(InputStream in, StandardOutput out, PrintWriter err, String... args) {
    return new Main(in, out, err).run(args);
  }

  private int run(String... args) {
    try {
      int status = commandLine.execute(args);
      if (printer.checkError()) {
        say("cannot write to standard output");
        return FAILED;
      }
      return status;
    } catch (Error beyondAnyCommand) {
      // The command line library hands on exceptions only: this is a lack of memory, or a plugin's.
      return failed(beyondAnyCommand);
    }
  }

  private int wrong(ParameterException wrong) {
    List<String> meant =
        wrong instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    String hint = meant.isEmpty() ? "" : "; did you mean " + meant.get(0) + "?";
    // picocli begins some of its sentences with a word that says nothing here.
    say(String.valueOf(wrong.getMessage()).replaceFirst("^Error: ", "") + hint);
    return WRONG;
  }

  private int failed(Throwable failed) {
    boolean foreseen = failed instanceof RefusedException || failed instanceof OutputException;
    if (!foreseen) {
      LoggerFactory.getLogger(Main.class).error("A command failed", failed);
    }
    say(foreseen ? String.valueOf(failed.getMessage()) : failed.toString());
    if (gobang.verbose()) {
      failed.printStackTrace(err);
    }
    return FAILED;
  }

  /** One sentence on one line, whatever it is made of. */
  private void say(String sentence) {
    err.println("gobang: " + sentence.lines().map(String::strip).collect(Collectors.joining(" ")));
  }
}
