package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.Arena;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.ladder.Ladder;
import org.gobang.arena.ladder.LadderSelection;
import org.gobang.arena.ladder.RungPlayers;
import org.gobang.arena.opening.BundledOpenings;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.LocalRunner;
import org.gobang.arena.rating.AnchoredRating;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.store.MemoryArchive;
import org.gobang.launcher.cli.BudgetCommand;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.SeedConverter;
import org.gobang.launcher.cli.TimeLeft;
import org.gobang.presentation.text.Formats;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang rate}: rates a player with games against players of known ratings. */
@Command
public final class RateCommand extends BudgetCommand {

  /** The default budget of the rated player, which allows hundreds of games in minutes. */
  private static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(1)));

  @Parameters(paramLabel = "PLAYER")
  private PlayerSpec player;

  @Option(names = "--games", paramLabel = "N", defaultValue = "400")
  private long games;

  @Option(names = "--concurrency", paramLabel = "N")
  private @Nullable Long concurrency;

  @Option(names = "--seed", paramLabel = "N", converter = SeedConverter.class, defaultValue = "1")
  private long seed;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "arena.out")
  private @Nullable Path folder;

  @Option(names = "--resume")
  private boolean resume;

  @Option(names = "--json", descriptionKey = "arena.json")
  private boolean json;

  public RateCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    PluginCatalogue catalogue = host.catalogue();
    Lookup.lookUp(spec, () -> catalogue.player(player));
    Board empty = Lookup.emptyBoard(spec, catalogue, Ladder.RULES, null);
    PlayerSpec written = catalogue.plugins().withoutSecrets(player);
    Contestant rated = new Contestant(PlayerSpecText.brief(written), player, written);
    Ladder ladder = Ladder.bundled().without(player);
    TournamentPlan tournament =
        ladder.tournament(rated, budget.budget().orElse(USUAL), BundledOpenings.of(empty), seed);
    new ArenaRun(host, Optional.ofNullable(folder), resume, err)
        .play(
            tournament,
            new MemoryArchive(),
            (run, archive) -> arena(catalogue, ladder, tournament, run, archive),
            (arena, before) -> progress(ladder, new RunSpeed(before, System::nanoTime)),
            (end, archive) -> {
              RateAnswer answer = RateAnswer.of(ladder, end, archive, empty);
              out.answer(json, answer::json, answer::lines);
            });
    return 0;
  }

  @Override
  protected void checkOptions() {
    if (games < 2) {
      throw wrong("wrong.pairs");
    }
    if (resume && folder == null) {
      throw wrong("wrong.needs", "--resume", "--out");
    }
  }

  private Arena arena(
      PluginCatalogue catalogue,
      Ladder ladder,
      TournamentPlan tournament,
      Path run,
      Archive archive) {
    return new Arena(
        tournament,
        new LadderSelection(ladder, new Schedule(tournament), OptionParsers.small(games) / 2),
        new LocalRunner(catalogue, new RungPlayers(catalogue, player), run),
        archive,
        () -> ArenaOptions.concurrency(concurrency));
  }

  private static Function<Standings, ProgressDisplay.Progress> progress(
      Ladder ladder, RunSpeed pace) {
    return now -> {
      AnchoredRating rating = ladder.rating(now);
      String text =
          LauncherTexts.of(
              "rate.progress",
              now.games(),
              now.planned(),
              now.players().get(0),
              Formats.signed(rating.elo()),
              Math.round(rating.margin()),
              TimeLeft.of(pace, now.games(), now.planned()));
      return new ProgressDisplay.Progress(now.games(), now.planned(), text);
    };
  }
}
