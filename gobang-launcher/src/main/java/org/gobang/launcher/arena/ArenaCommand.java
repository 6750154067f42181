package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.gobang.api.board.Board;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.Arena;
import org.gobang.arena.GameSelection;
import org.gobang.arena.RunSpeed;
import org.gobang.arena.Standings;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.LocalRunner;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.store.RunFolder;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.HostCommand;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cluster.ClusterOptions;
import org.gobang.launcher.cluster.ClusterRun;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.tournament.TournamentOpenings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code gobang arena}: compares players in many games. */
@Command
public final class ArenaCommand extends HostCommand {

  @Mixin private ArenaOptions options;
  @Mixin private ClusterOptions cluster;

  /** The workers of the tournament; set after the start. */
  private @Nullable ClusterRun clusterRun;

  /** The page of the tournament for browsers. */
  private Optional<ArenaPage> page = Optional.empty();

  public ArenaCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void extend(CommandLine line) {
    options.budget.addTo(line.getCommandSpec());
    line.addSubcommand(new ArenaPurgeCommand(context).line());
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    try {
      PluginCatalogue catalogue = host.catalogue();
      TournamentPlan tournament = tournament(catalogue, host.files());
      cluster.check();
      page = options.page(err);
      new ArenaRun(host, Optional.ofNullable(options.out), options.resume, err)
          .play(
              tournament,
              Archive.NONE,
              (folder, archive) -> arena(host, tournament, folder, archive),
              (arena, before) -> progress(tournament, arena, before),
              (end, archive) -> answer(end));
    } finally {
      page.ifPresent(ArenaPage::close);
      if (clusterRun != null) {
        clusterRun.close();
      }
    }
    return 0;
  }

  @Override
  protected void checkOptions() {
    List<String> missing = options.missing();
    if (!missing.isEmpty()) {
      throw wrong("wrong.missing", String.join(", ", missing));
    }
    if (options.players.size() < 2) {
      throw wrong("wrong.players");
    }
    if (options.sprt != null && options.players.size() > 2) {
      throw wrong("wrong.sprt");
    }
    refuse(cluster.fault());
    if (options.resume && options.out == null) {
      throw wrong("wrong.needs", "--resume", "--out");
    }
  }

  private TournamentPlan tournament(PluginCatalogue catalogue, RecordFiles files) {
    Board empty =
        Lookup.emptyBoard(
            spec,
            catalogue,
            Lookup.withOpening(spec, options.board, options.opening),
            options.size);
    options.players.forEach(who -> Lookup.lookUp(spec, () -> catalogue.player(who)));
    List<Contestant> players = options.contestants(catalogue.plugins());
    // A plugin that exits the process when it is called is survived only during a run, so it is not
    // called for the default board.
    if (!empty.rules().equals(ReadDefaults.USUAL_RULES)
        || empty.size() != ReadDefaults.USUAL_SIZE) {
      players.forEach(
          each -> Lookup.checkPlays(spec, catalogue, each.spec(), empty.rules(), empty.start()));
    }
    return new TournamentPlan(
        players,
        options.format,
        OptionParsers.small(options.games),
        empty.rules(),
        options.budget(),
        TournamentOpenings.of(catalogue, files, empty, Optional.ofNullable(options.openings)),
        seed(),
        options.adjudication(),
        Optional.ofNullable(options.sprt));
  }

  /** Returns the seed. By default, a run draws its own, and keeps it when it is resumed. */
  private long seed() {
    Long given = options.seed;
    if (given != null) {
      return given;
    }
    Optional<Long> before =
        options.resume
            ? Optional.ofNullable(options.out).flatMap(RunFolder::seed)
            : Optional.empty();
    return before.orElseGet(() -> ThreadLocalRandom.current().nextLong());
  }

  private Arena arena(Host host, TournamentPlan tournament, Path folder, Archive kept)
      throws InterruptedException {
    Archive archive = page.map(each -> each.follow(tournament, kept)).orElse(kept);
    LocalRunner runner = new LocalRunner(host.catalogue(), host.catalogue(), folder);
    if (!cluster.wanted()) {
      return new Arena(tournament, runner, archive, options.concurrency());
    }
    ClusterRun run =
        ClusterRun.begin(cluster, tournament, kept, host, runner, options.concurrency(), err);
    clusterRun = run;
    return new Arena(
        tournament,
        GameSelection.all(new Schedule(tournament)),
        run.games(),
        archive,
        run.handedOut()::window);
  }

  private Function<Standings, ProgressDisplay.Progress> progress(
      TournamentPlan tournament, Arena arena, int before) {
    warnOf(new Schedule(tournament));
    RunSpeed pace = new RunSpeed(before, System::nanoTime);
    page.ifPresent(
        each ->
            each.show(arena, pace, () -> Optional.ofNullable(clusterRun).map(ClusterRun::workers)));
    return new ArenaProgress(pace, this::workersPresent)::of;
  }

  private OptionalInt workersPresent() {
    ClusterRun run = clusterRun;
    return run == null ? OptionalInt.empty() : OptionalInt.of(run.handedOut().present());
  }

  private void warnOf(Schedule schedule) {
    if (options.sprt == null && !schedule.isEven()) {
      err.note(LauncherTexts.of("arena.uneven", schedule.games(), schedule.gamesInRound()));
    }
    schedule
        .firstRepeat()
        .ifPresent(
            game -> err.note(LauncherTexts.of("arena.openings.repeat", schedule.games(), game)));
  }

  private void answer(Standings end) throws InterruptedException {
    out.answer(options.json, () -> ArenaAnswer.json(end), () -> ArenaTable.lines(end));
    // Before an interrupted process ends.
    page.ifPresent(ArenaPage::close);
    endCluster();
  }

  /**
   * Closes the cluster before the folder of the tournament, because players may still write there.
   */
  private void endCluster() throws InterruptedException {
    ClusterRun run = clusterRun;
    if (run != null) {
      run.finish(InterruptHook::isInterrupted);
      run.close();
      clusterRun = null;
    }
  }
}
