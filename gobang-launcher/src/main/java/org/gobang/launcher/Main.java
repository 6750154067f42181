package org.gobang.launcher;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
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

  private final Gobang gobang;
  private final PrintWriter err;
  private final PrintWriter printer;
  private final CommandLine commandLine;

  /** By name: to make all of them takes longer than most of them run. */
  private final Map<String, Supplier<Object>> commands = new LinkedHashMap<>();

  private Main(InputStream in, StandardOutput out, PrintWriter err) {
    this.err = err;
    PluginFolders plugins = new PluginFolders(this::say);
    gobang = new Gobang(plugins);
    printer = out.printer();
    commandLine = new CommandLine(gobang);
    commands.put("play", () -> new PlayCommand(plugins));
    commands.put("plugins", () -> new PluginsCommand(plugins, out));
    commands.put("new-plugin", () -> new NewPluginCommand(plugins, out));
    commands.put("position", () -> new PositionCommand(plugins, in, out, err));
    commands.put("analyze", () -> new AnalyzeCommand(plugins, in, out, err));
    commands.put("brain", () -> new BrainCommand(plugins, in, out));
    commands.put("botzone", () -> new BotzoneCommand(plugins, in, out));
    commands.put("arena", () -> new ArenaCommand(plugins, out, err));
    commands.put("convert", () -> new ConvertCommand(plugins, err));
    commands.put("history", () -> new HistoryCommand(plugins, out));
    commands.put("engines", () -> EnginesCommand.line(plugins, out));
    commands.put(WorkerCommand.NAME, () -> new WorkerCommand(in, out));
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
    commands.forEach(
        (name, command) -> {
          if (help || args.contains(name)) {
            commandLine.addSubcommand(name, command.get());
          }
        });
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
    commands.forEach(
        (name, command) -> {
          if (!commandLine.getSubcommands().containsKey(name)) {
            commandLine.addSubcommand(name, command.get());
          }
        });
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
