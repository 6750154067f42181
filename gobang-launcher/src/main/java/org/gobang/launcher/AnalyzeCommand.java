package org.gobang.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.render.Found;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.WhoPlays;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.Reply;
import org.gobang.plugins.PluginFinder;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code gobang analyze}: what a player would play in positions, and why. */
@Command(name = "analyze")
final class AnalyzeCommand implements Callable<Integer> {

  private final InputStream in;
  private final StandardOutput out;
  private final PrintWriter err;

  @Spec private CommandSpec spec;

  @Option(names = "--player", paramLabel = "WHO", required = true, converter = Who.class)
  private WhoPlays who;

  @Mixin private PositionOptions options;

  @ArgGroup private BudgetOptions budget = new BudgetOptions();

  @Option(names = "--lines", paramLabel = "N", defaultValue = "1", converter = Count.class)
  private long lines;

  AnalyzeCommand(InputStream in, StandardOutput out, PrintWriter err) {
    this.in = in;
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Plugins plugins = PluginFinder.find();
    Found<PlayerProvider> player =
        plugins.player(who.player()).orElseThrow(() -> wrong(noPlayer(plugins)));
    Settings settings = settings(player);
    PositionStream.Answering answering = board -> answer(player, settings, board);
    return new PositionStream(options, plugins, answering, out, err).run(in);
  }

  private String noPlayer(Plugins plugins) {
    return "there is no player %s to analyze with: there are %s"
        .formatted(
            who.player(),
            plugins.players().stream().map(Found::id).collect(Collectors.joining(", ")));
  }

  private Settings settings(Found<PlayerProvider> player) {
    try {
      return Settings.of(player.provider().options(), who.options(), who.seed());
    } catch (RefusedException refused) {
      throw wrong(player.id() + ": " + refused.getMessage());
    }
  }

  private String answer(Found<PlayerProvider> player, Settings settings, Board board)
      throws InterruptedException {
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw new RefusedException("the game is over");
    }
    Insights insights = new Insights();
    try (GuardedPlayer guarded =
        GuardedPlayer.create(player.id(), player.provider(), settings, board)) {
      Reply reply = guarded.ask(board, budget.budget(), (int) lines, insights::add);
      if (reply instanceof Reply.Failed failed) {
        throw new RefusedException(failed.words());
      }
      AnalysisAnswer answer = new AnalysisAnswer(player.id(), (Reply.Chosen) reply, insights);
      return options.json() ? answer.json() : answer.text();
    }
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
