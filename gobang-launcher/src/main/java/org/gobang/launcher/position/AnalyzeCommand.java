package org.gobang.launcher.position;

import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.launcher.cli.CountConverter;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.PlayerSpecConverter;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code gobang analyze}: what a player would play in positions, and why. */
@Command
public final class AnalyzeCommand implements Callable<Integer> {

  private final PluginFolders folders;
  private final InputStream in;
  private final StandardOutput out;
  private final ErrorOutput err;

  @Spec private CommandSpec spec;

  @Option(
      names = "--player",
      paramLabel = "WHO",
      required = true,
      converter = PlayerSpecConverter.class)
  private PlayerSpec who;

  @Mixin private PositionOptions options;

  private final BudgetOptions budget = new BudgetOptions();

  @Option(names = "--lines", paramLabel = "N", defaultValue = "1", converter = CountConverter.class)
  private long lines;

  @Option(names = "--exclude", paramLabel = "POINTS", converter = PointsConverter.class)
  private List<Point> excluded = List.of();

  @Option(names = "--win", descriptionKey = "seek-win")
  private boolean win;

  private AnalyzeCommand(
      PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {
    this.folders = folders;
    this.in = in;
    this.out = out;
    this.err = err;
  }

  public static CommandLine line(
      PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {
    AnalyzeCommand command = new AnalyzeCommand(folders, in, out, err);
    CommandLine line = new CommandLine(command);
    command.budget.addTo(line.getCommandSpec());
    return line;
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    try (Host host = Host.open(folders)) {
      return analyze(host.catalogue());
    }
  }

  private int analyze(PluginCatalogue catalogue) throws InterruptedException {
    Board empty = options.empty(catalogue);
    Lookup.checkPlays(spec, catalogue, who, empty.rules(), empty.start());
    PlayerSetup player = catalogue.player(who);
    PositionStream.Answering answering = board -> answer(player, board);
    return new PositionStream(options, catalogue, answering, out, err).run(in);
  }

  private AnalysisRequest request(Board board) {
    Budget cost = budget.budget().orElse(BudgetOptions.USUAL);
    AnalysisRequest request =
        AnalysisRequest.of(board, cost)
            .withLines(CountConverter.small(lines))
            .without(Set.copyOf(excluded));
    return win ? request.seekingWin() : request;
  }

  private String answer(PlayerSetup player, Board board) throws InterruptedException {
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw new RefusedException("the game is over");
    }
    AnalysisRequest request = request(board);
    request.checkSupported(player.provider());
    InsightCollector insights = new InsightCollector();
    try (GuardedPlayer guarded = GuardedPlayer.create(player, board)) {
      PlayerReply reply = guarded.analyze(request, new StopSignal(), insights::add);
      if (reply instanceof PlayerReply.Failed failed) {
        throw new RefusedException(failed.words());
      }
      AnalysisAnswer answer =
          new AnalysisAnswer(who.player(), (PlayerReply.Answered) reply, insights);
      return options.json() ? answer.json() : win ? answer.winText() : answer.text();
    }
  }
}
