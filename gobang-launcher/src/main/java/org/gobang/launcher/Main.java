package org.gobang.launcher;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.launcher.arena.ArenaCommand;
import org.gobang.launcher.arena.RateCommand;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.CommandLineException;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.HelpText;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.OutputFailedException;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.launcher.cli.SpokenLanguage;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cluster.ClusterCommand;
import org.gobang.launcher.engines.EnginesCommand;
import org.gobang.launcher.join.JoinCommand;
import org.gobang.launcher.log.LogProvider;
import org.gobang.launcher.newplugin.NewPluginCommand;
import org.gobang.launcher.play.PlayCommand;
import org.gobang.launcher.play.ProblemsCommand;
import org.gobang.launcher.plugins.PluginsCommand;
import org.gobang.launcher.position.AnalyzeCommand;
import org.gobang.launcher.position.PositionCommand;
import org.gobang.launcher.protocol.BotzoneCommand;
import org.gobang.launcher.protocol.BrainCommand;
import org.gobang.launcher.records.ConvertCommand;
import org.gobang.launcher.records.HistoryCommand;
import org.gobang.launcher.shell.CompletionCommand;
import org.gobang.launcher.shell.ManualCommand;
import org.gobang.launcher.study.ExploreCommand;
import org.gobang.launcher.study.ReviewCommand;
import org.gobang.launcher.update.UpdatesCommand;
import org.gobang.launcher.watch.WatchCommand;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point: parses the command line and runs a command. */
public final class Main {

  /**
   * The options for the version, which scripts query often, so that the answer needs no command.
   */
  private static final List<String> VERSION = List.of("--version");

  /** The names of the commands, in the order of the help. */
  static final List<String> COMMANDS =
      List.of(
          ("play plugins new-plugin position analyze brain botzone arena rate watch review explore"
                  + " problems convert history engines cluster join updates completion manual help")
              .split(" "));

  /** The words that request the help texts of all commands, other than letters. */
  private static final List<String> HELPING =
      List.of("--help", HelpCommand.NAME, CompletionCommand.NAME, ManualCommand.NAME);

  private final StandardOutput out;
  private final ErrorOutput err;
  private final SpokenLanguage language = new SpokenLanguage();
  private final CommandContext context;
  private final CommandLine commandLine;

  /** The output of picocli for help and versions, which becomes the answer at the end. */
  private final StringWriter help = new StringWriter();

  private Main(PluginFolders plugins, InputStream in, StandardOutput out, ErrorOutput err) {
    this.out = out;
    this.err = err;
    context = new CommandContext(plugins, in, out, err);
    commandLine = new CommandLine(new Gobang(context, language).spec());
  }

  /** Returns a single command, because creating all of them takes longer than most of them run. */
  private Object command(String name) {
    return switch (name) {
      case "play" -> new PlayCommand(context, language).spec();
      case "plugins" -> new PluginsCommand(context).spec();
      case "new-plugin" -> new NewPluginCommand(context).line();
      case "position" -> new PositionCommand(context).line();
      case "analyze" -> new AnalyzeCommand(context).line();
      case "brain" -> new BrainCommand(context).line();
      case "botzone" -> new BotzoneCommand(context).line();
      case "arena" -> new ArenaCommand(context).line();
      case "rate" -> new RateCommand(context).line();
      case "watch" -> new WatchCommand(context).line();
      case "review" -> new ReviewCommand(context).line();
      case "explore" -> new ExploreCommand(context).line();
      case "problems" -> new ProblemsCommand(context, language).spec();
      case "convert" -> new ConvertCommand(context).line();
      case "history" -> new HistoryCommand(context).line();
      case "engines" -> new EnginesCommand(context).line();
      case "cluster" -> new ClusterCommand(context).line();
      case "join" -> new JoinCommand(context).line();
      case "updates" -> new UpdatesCommand(context).line();
      case CompletionCommand.NAME -> new CompletionCommand(context).line();
      case ManualCommand.NAME -> new ManualCommand(context).line();
      case HelpCommand.NAME -> new HelpCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Returns the command line with all commands, for inspection. */
  static CommandLine commands() {
    ErrorOutput err = new ErrorOutput(new PrintWriter(Writer.nullWriter()));
    Main main =
        new Main(
            folders(err),
            InputStream.nullInputStream(),
            new StandardOutput(OutputStream.nullOutputStream(), StandardCharsets.UTF_8),
            err);
    main.prepare(HELPING);
    return main.commandLine;
  }

  /** Creates a command unless it exists. */
  private void make(String name) {
    if (!commandLine.getSubcommands().containsKey(name)) {
      commandLine.addSubcommand(name, command(name));
    }
  }

  /**
   * Returns whether help is requested, on a screen or in a script. A letter may be combined with
   * others. No regular expression is used, because the first one in a run takes a while.
   */
  private static boolean isHelp(String arg) {
    boolean letters = arg.startsWith("-") && !arg.startsWith("--");
    return HELPING.contains(arg) || (letters && arg.contains("h"));
  }

  /** Creates the commands that the line may refer to, which are all of them for help. */
  private void prepare(List<String> args) {
    boolean helps = args.stream().anyMatch(Main::isHelp);
    for (String name : COMMANDS) {
      if (helps || args.contains(name)) {
        make(name);
      }
    }
    // The following applies to the existing commands.
    commandLine
        .setExecutionStrategy(parsed -> execute(parsed, helps))
        .setOut(new PrintWriter(help, true))
        .setErr(err.writer())
        .setUsageHelpWidth(HelpText.UNWRAPPED)
        .setExpandAtFiles(false)
        // The value of an option may equal the name of a command, such as a folder "plugins".
        .setAllowSubcommandsAsOptionParameters(true)
        .registerConverter(Path.class, OptionParsers::path)
        .setParameterExceptionHandler((wrong, given) -> wrong(wrong, List.of(given)))
        .setExecutionExceptionHandler((failed, command, parsed) -> failed(failed, err));
  }

  /** Executes a parsed command line. Help is in the language set anywhere in the line. */
  private int execute(ParseResult parsed, boolean helps) {
    if (helps) {
      commandLine.setResourceBundle(
          ResourceBundle.getBundle(LauncherTexts.BUNDLE, LauncherTexts.language()));
    }
    return new RunLast().execute(parsed);
  }

  /**
   * Runs a command line and exits with its status: 0 for success, 1 for a failure at run time, 2
   * for an invalid command line, {@value StandardStreams.ReaderGoneException#STATUS} if the reader
   * of standard output has exited.
   *
   * @param args the command line
   */
  public static void main(String[] args) {
    LogProvider.use();
    PrintWriter writer = new PrintWriter(System.err, true, StandardStreams.encodingOf("stderr"));
    ErrorOutput err = new ErrorOutput(writer);
    ShutdownLimit limit = ShutdownLimit.install(err::say);
    // Its readers have their own buffers. For a file, it returns the length.
    InputStream in = new FileInputStream(FileDescriptor.in);
    int status = run(in, StandardOutput.open(), err, limit::setPlugins, args);
    limit.setStatus(status);
    System.exit(status);
  }

  static int run(InputStream in, StandardOutput out, PrintWriter writer, String... args) {
    return run(in, out, new ErrorOutput(writer), plugins -> {}, args);
  }

  private static int run(
      InputStream in,
      StandardOutput out,
      ErrorOutput err,
      Consumer<PluginFolders> before,
      String... args) {
    StandardOutput.keepForAnswers();
    try {
      if (List.of(args).equals(VERSION)) {
        out.text(String.join("\n", Version.lines()));
        return 0;
      }
      PluginFolders plugins = folders(err);
      before.accept(plugins);
      return BrainCommand.serves(plugins, in, out, args)
          ? 0
          : new Main(plugins, in, out, err).run(args);
    } catch (Exception | Error beyondAnyCommand) {
      // The command line library passes on only exceptions. An error is a lack of memory, or from a
      // plugin.
      return failed(beyondAnyCommand, err);
    }
  }

  private static PluginFolders folders(ErrorOutput err) {
    return new PluginFolders(DataFolder.ofPerson(), err::say);
  }

  private int run(String... args) {
    prepare(List.of(args));
    int status = commandLine.execute(args);
    out.lines(helpText());
    return status;
  }

  private String helpText() {
    String text = help.toString();
    return text.isEmpty() ? "" : HelpText.wrapped(text, HelpText.width());
  }

  private int wrong(ParameterException wrong, List<String> given) {
    if (wrong instanceof UnmatchedArgumentException) {
      // A misspelt command has not been created.
      COMMANDS.forEach(this::make);
    }
    err.say(new CommandLineException(given).sentence(inLanguage(wrong, given)), wrong);
    return ExitStatus.WRONG;
  }

  /**
   * Returns the exception in the language of the line. If the language is set after the error, the
   * line is parsed again.
   */
  private ParameterException inLanguage(ParameterException wrong, List<String> given) {
    if (language.named().isEmpty() && language.speak(given)) {
      try {
        commandLine.parseArgs(given.toArray(String[]::new));
      } catch (ParameterException again) {
        return again;
      }
    }
    return wrong;
  }

  private static int failed(Throwable failed, ErrorOutput err) {
    if (failed instanceof OutputFailedException output) {
      return unwritten(output, err);
    }
    if (!(failed instanceof RefusedException)) {
      LoggerFactory.getLogger(Main.class).error("A command failed", failed);
    }
    err.say(
        failed instanceof RefusedException refused
            ? RefusalSentence.of(refused)
            : failed.toString(),
        failed);
    return ExitStatus.FAILED;
  }

  /** Returns the exit status after a failed output. A reader that exited is not reported. */
  private static int unwritten(OutputFailedException failed, ErrorOutput err) {
    if (failed.getCause() instanceof StandardStreams.ReaderGoneException) {
      return StandardStreams.ReaderGoneException.STATUS;
    }
    err.say(String.valueOf(failed.getMessage()), failed);
    return ExitStatus.FAILED;
  }
}
