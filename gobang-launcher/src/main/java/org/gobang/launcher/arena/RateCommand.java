package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.Arena;
import org.gobang.arena.Pace;
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
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.launcher.cli.CountConverter;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.PlayerSpecConverter;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.SeedConverter;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.TimeLeft;
import org.gobang.presentation.text.Formats;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gobang rate}: the rating of a player on a ladder of players with known ratings. */
@Command
public final class RateCommand implements Callable<Integer> {

  /** The budget of the rated player unless given: hundreds of games are to end in minutes. */
  private static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofSeconds(1)));

  private final PluginFolders folders;
  private final StandardOutput out;
  private final ErrorOutput err;
  private final BudgetOptions budget = new BudgetOptions();

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PLAYER", converter = PlayerSpecConverter.class)
  private PlayerSpec player;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      converter = CountConverter.class)
  private long games;

  @Option(names = "--concurrency", paramLabel = "N", converter = CountConverter.class)
  private @Nullable Long concurrency;

  @Option(names = "--seed", paramLabel = "N", converter = SeedConverter.class, defaultValue = "1")
  private long seed;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "arena.out")
  private @Nullable Path folder;

  @Option(names = "--resume")
  private boolean resume;

  @Option(names = "--json", descriptionKey = "arena.json")
  private boolean json;

  private RateCommand(PluginFolders folders, StandardOutput out, ErrorOutput err) {
    this.folders = folders;
    this.out = out;
    this.err = err;
  }

  public static CommandLine line(PluginFolders folders, StandardOutput out, ErrorOutput err) {
    RateCommand command = new RateCommand(folders, out, err);
    CommandLine line = new CommandLine(command);
    command.budget.addTo(line.getCommandSpec());
    return line;
  }

  @Override
  public Integer call() throws InterruptedException {
    StandardOutput.keepForAnswers();
    checkOptions();
    try (Host host = Host.open(folders)) {
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
              (arena, before) -> progress(ladder, new Pace(before, System::nanoTime)),
              (end, archive) -> answer(RateAnswer.of(ladder, end, archive, empty)));
    }
    return 0;
  }

  private void checkOptions() {
    if (games < 2) {
      throw wrong(LauncherTexts.of("wrong.pairs"));
    }
    if (resume && folder == null) {
      throw wrong(LauncherTexts.of("wrong.needs", "--resume", "--out"));
    }
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private Arena arena(
      PluginCatalogue catalogue,
      Ladder ladder,
      TournamentPlan tournament,
      Path run,
      Archive archive) {
    return new Arena(
        tournament,
        new LadderSelection(ladder, new Schedule(tournament), CountConverter.small(games) / 2),
        new LocalRunner(catalogue, new RungPlayers(catalogue, player), run),
        archive,
        ArenaOptions.concurrency(concurrency));
  }

  private static Function<Standings, ProgressDisplay.Progress> progress(Ladder ladder, Pace pace) {
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

  private void answer(RateAnswer answer) {
    if (json) {
      out.json(answer.json());
    } else {
      answer.lines().forEach(out::line);
    }
  }
}
