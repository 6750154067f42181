package org.gobang.workbench.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.tournament.Tournament;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.Tournaments;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.LocalRunner;
import org.gobang.arena.play.PausableRunner;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.RunFolder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.platform.HostTexts;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PluginCatalogue;

/** Provides tournaments in folders, played by the arena. */
public final class HostTournaments implements Tournaments, AutoCloseable {

  /** The time limit for reports when tournaments are closed. */
  private static final Duration TO_END = Duration.ofSeconds(5);

  private final Supplier<PluginCatalogue> catalogue;
  private final RecordFiles files;
  private final Supplier<Locale> language;
  private final Path folder;
  private final StageExecutor tasks = StageExecutor.pooled("gobang-tournament");
  private final Set<RunningTournament> running = ConcurrentHashMap.newKeySet();

  /**
   * Creates a provider without tournaments.
   *
   * @param catalogue supplies the current plugins
   * @param files reads files of openings
   * @param language supplies the language of reports
   * @param folder the parent folder of tournament folders
   */
  public HostTournaments(
      Supplier<PluginCatalogue> catalogue,
      RecordFiles files,
      Supplier<Locale> language,
      Path folder) {
    this.catalogue = catalogue;
    this.files = files;
    this.language = language;
    this.folder = folder.toAbsolutePath();
  }

  @Override
  public Path folder() {
    return folder;
  }

  @Override
  public CompletionStage<Tournament> start(
      TournamentSetup setup, Path where, Consumer<TournamentState> changes) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(changes, "changes");
    Path absolute = where.toAbsolutePath();
    return tasks.supply(
        () -> {
          if (RunFolder.seed(absolute).isPresent()) {
            throw new RefusedException(HostTexts.of("tournament.there", absolute));
          }
          return run(plan(setup), absolute, setup.games().concurrency(), false, changes);
        });
  }

  @Override
  public CompletionStage<Tournament> resume(
      Path where, int concurrency, Consumer<TournamentState> changes) {
    Objects.requireNonNull(changes, "changes");
    Path absolute = where.toAbsolutePath();
    return tasks.supply(
        () -> {
          TournamentPlan plan =
              RunFolder.tournament(absolute)
                  .orElseThrow(
                      () -> new RefusedException(HostTexts.of("tournament.none", absolute)));
          return run(plan, absolute, concurrency, true, changes);
        });
  }

  private RunningTournament run(
      TournamentPlan plan,
      Path where,
      int concurrency,
      boolean resume,
      Consumer<TournamentState> changes) {
    // Missing players are refused now; otherwise they would lose all their games.
    plan.players().stream().map(Contestant::spec).forEach(catalogue.get()::player);
    RunFolder archive = RunFolder.open(where, plan, resume);
    try {
      LocalRunner games =
          new LocalRunner(
              (rules, start) -> catalogue.get().board(rules, start),
              who -> catalogue.get().player(who),
              where);
      RunningTournament tournament =
          new RunningTournament(
              where, plan, archive, new PausableRunner(games), concurrency, changes);
      tournament.restore();
      running.add(tournament);
      tournament.result().whenComplete((report, failed) -> running.remove(tournament));
      tournament.start(language.get());
      return tournament;
    } catch (RuntimeException e) {
      archive.close();
      throw e;
    }
  }

  private TournamentPlan plan(TournamentSetup setup) {
    PluginCatalogue now = catalogue.get();
    Board empty = now.board(setup.board().rules(), Start.empty(setup.board().size()));
    setup.players().forEach(who -> now.checkPlays(who, empty.rules(), empty.start()));
    List<Contestant> players = Contestant.all(setup.players(), now.plugins());
    return new TournamentPlan(
        players,
        switch (setup.games().format()) {
          case ROUND_ROBIN -> Format.ROUND_ROBIN;
          case GAUNTLET -> Format.GAUNTLET;
        },
        setup.games().games(),
        empty.rules(),
        setup.budget(),
        TournamentOpenings.of(now, files, empty, setup.board().openings()),
        ThreadLocalRandom.current().nextLong(),
        Adjudication.NONE,
        setup.games().test().map(leads -> Sprt.of(leads.elo0(), leads.elo1())));
  }

  /** Stops the tournaments, and waits at most 5 seconds for the reports. */
  @Override
  public void close() {
    running.forEach(RunningTournament::close);
    try {
      long end = System.nanoTime() + TO_END.toNanos();
      for (RunningTournament each : running) {
        each.await(Duration.ofNanos(end - System.nanoTime()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    tasks.shutdown();
  }
}
