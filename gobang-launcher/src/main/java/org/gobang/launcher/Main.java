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

  /** What scripts ask for, and often: nothing else need be made for that. */
  private static final List<String> VERSION = List.of("--version");

  private static final List<String> COMMANDS =
      List.of(
          "play",
          "plugins",
          "new-plugin",
          "position",
          "analyze",
          "brain",
          "botzone",
          "arena",
          "convert",
          "history",
          "engines",
          WorkerCommand.NAME);

  private final InputStream in;
  private final StandardOutput out;
  private final PrintWriter err;
  private final PluginFolders plugins = new PluginFolders(this::say);
  private final Gobang gobang = new Gobang(plugins);
  private final PrintWriter printer;
  private final CommandLine commandLine;

  private Main(InputStream in, StandardOutput out, PrintWriter err) {
    this.in = in;
    this.out = out;
    this.err = err;
    printer = out.printer();
    commandLine = new CommandLine(gobang.spec());
  }

  /** One at a time: to make all of them takes longer than most of them run. */
  private Object command(String name) {
    return switch (name) {
      case "play" -> new PlayCommand(plugins).spec();
      case "plugins" -> new PluginsCommand(plugins, out).spec();
      case "new-plugin" -> new NewPluginCommand(plugins, out);
      case "position" -> new PositionCommand(plugins, in, out, err);
      case "analyze" -> AnalyzeCommand.line(plugins, in, out, err);
      case "brain" -> new BrainCommand(plugins, in, out);
      case "botzone" -> new BotzoneCommand(plugins, in, out);
      case "arena" -> ArenaCommand.line(plugins, out, err);
      case "convert" -> new ConvertCommand(plugins, err);
      case "history" -> new HistoryCommand(plugins, out);
      case "engines" -> EnginesCommand.line(plugins, out);
      case WorkerCommand.NAME -> new WorkerCommand(in, out);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * Also among other letters; without a regular expression, as the first of a run takes a while.
   */
  private static boolean isHelp(String arg) {
    boolean letters = arg.startsWith("-") && !arg.startsWith("--");
    return arg.equals("--help") || (letters && arg.contains("h"));
  }

  /** Makes those commands that the line may be about, which are all where help is wanted. */
  private void prepare(List<String> args) {
    boolean help = args.stream().anyMatch(Main::isHelp);
    for (String name : COMMANDS) {
      if (help || args.contains(name)) {
        commandLine.addSubcommand(name, command(name));
      }
    }
    // What follows holds for the commands that are there.
    if (help) {
      commandLine.setResourceBundle(ResourceBundle.getBundle(Messages.BUNDLE, Locale.getDefault()));
    }
    commandLine
        .setOut(printer)
        .setExpandAtFiles(false)
        .setErr(err)
        .setParameterExceptionHandler((wrong, given) -> wrong(wrong))
        .setExecutionExceptionHandler((failed, command, parsed) -> failed(failed));
  }

  /**
   * Runs a command line and ends the program with its exit status: 0 done, 1 something failed while
   * running, 2 the command line is wrong.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    LogProvider.use();
    PrintWriter err = new PrintWriter(System.err, true, StandardOutput.encodingOf("stderr"));
    System.exit(run(System.in, StandardOutput.open(), err, args));
  }

  static int run(InputStream in, StandardOutput out, PrintWriter err, String... args) {
    return List.of(args).equals(VERSION) ? version(out, err) : new Main(in, out, err).run(args);
  }

  private static int version(StandardOutput out, PrintWriter err) {
    try {
      out.text(Gobang.Version.text());
      return 0;
    } catch (OutputException failed) {
      say(err, String.valueOf(failed.getMessage()));
      return FAILED;
    }
  }

  private int run(String... args) {
    try {
      prepare(List.of(args));
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
        wrong instanceof UnmatchedArgumentException unmatched ? meant(unmatched) : List.of();
    String hint = meant.isEmpty() ? "" : "; did you mean " + meant.get(0) + "?";
    // picocli begins some of its sentences with a word that says nothing here.
    say(String.valueOf(wrong.getMessage()).replaceFirst("^Error: ", "") + hint);
    return WRONG;
  }

  /** A command that was misspelt has not been made. */
  private List<String> meant(UnmatchedArgumentException unmatched) {
    for (String name : COMMANDS) {
      if (!commandLine.getSubcommands().containsKey(name)) {
        commandLine.addSubcommand(name, command(name));
      }
    }
    return unmatched.getSuggestions();
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
    say(err, sentence);
  }

  private static void say(PrintWriter err, String sentence) {
    err.println("gobang: " + sentence.lines().map(String::strip).collect(Collectors.joining(" ")));
  }
}
