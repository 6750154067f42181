package org.gobang.launcher.position;

import java.util.List;
import java.util.Set;
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
import org.gobang.launcher.cli.BudgetCommand;
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gobang analyze}: shows the moves of a player in positions, with reasons. */
@Command
public final class AnalyzeCommand extends BudgetCommand {

  @Option(names = "--player", paramLabel = "WHO", required = true)
  private PlayerSpec who;

  @Mixin private PositionOptions options;

  @Option(names = "--lines", paramLabel = "N", defaultValue = "1")
  private long lines;

  @Option(names = "--exclude", paramLabel = "POINTS", converter = PointsConverter.class)
  private List<Point> excluded = List.of();

  @Option(names = "--win", descriptionKey = "seek-win")
  private boolean win;

  public AnalyzeCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    PluginCatalogue catalogue = host.catalogue();
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
            .withLines(OptionParsers.small(lines))
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
