package org.gobang.workbench.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.Tournament;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.arena.Arena;
import org.gobang.arena.GameSelection;
import org.gobang.arena.Standings;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PausableRunner;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.report.Report;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.RunFolder;
import org.gobang.game.HostThreads;
import org.gobang.workbench.platform.StageExecutor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A tournament that the arena plays in a folder, on separate threads. */
final class RunningTournament implements Tournament {

  private static final Logger LOG = LoggerFactory.getLogger(RunningTournament.class);

  private final Path folder;
  private final TournamentPlan plan;
  private final RunFolder archive;
  private final PausableRunner runner;
  private final Arena arena;
  private final Consumer<TournamentState> changes;
  private final StageExecutor notices = StageExecutor.sequential("gobang-tournament-state");
  private final AtomicBoolean noticeWaits = new AtomicBoolean();
  private final List<TournamentGame> games = new ArrayList<>();
  private final CompletableFuture<Path> result = new CompletableFuture<>();
  private final CompletionStage<Path> stage = result.minimalCompletionStage();
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * Creates a tournament that has not started.
   *
   * @param archive the folder, which is closed at the end
   * @param runner plays the games
   * @param concurrency the number of concurrent games, 1 or more
   * @param changes receives states
   */
  RunningTournament(
      Path folder,
      TournamentPlan plan,
      RunFolder archive,
      PausableRunner runner,
      int concurrency,
      Consumer<TournamentState> changes) {
    this.folder = folder;
    this.plan = plan;
    this.archive = archive;
    this.runner = runner;
    this.changes = changes;
    GameSelection all = GameSelection.all(new Schedule(plan));
    this.arena = new Arena(plan, new Followed(all), runner, archive, () -> concurrency);
  }

  /** Selects all games, and records finished ones. */
  private final class Followed implements GameSelection {
    private final GameSelection all;

    Followed(GameSelection all) {
      this.all = all;
    }

    @Override
    public int limit() {
      return all.limit();
    }

    @Override
    public OptionalInt next() {
      return all.next();
    }

    @Override
    public void ended(GameOrder order, PlayedGame played) {
      all.ended(order, played);
      note(order, played);
    }
  }

  private void note(GameOrder order, PlayedGame played) {
    TournamentGame.Sides sides =
        new TournamentGame.Sides(
            order.player(played.ordered(Stone.BLACK)).name(),
            order.player(played.ordered(Stone.WHITE)).name(),
            played.moves().size());
    synchronized (games) {
      games.add(
          new TournamentGame(
              order.number(), sides, played.result(), RunFolder.file(folder, order.number())));
    }
    changed();
  }

  private void changed() {
    // The games of an earlier run are not changes. Of several waiting states, one is passed on.
    if (started && noticeWaits.compareAndSet(false, true)) {
      notices.run(
          () -> {
            noticeWaits.set(false);
            changes.accept(state());
          });
    }
  }

  private volatile boolean started;

  /** Counts the games played before the tournament was resumed. */
  void restore() {
    arena.restore();
  }

  /** Plays the remaining games. */
  void start(Locale language) {
    started = true;
    HostThreads.start("gobang-tournament", () -> run(language));
  }

  private void run(Locale language) {
    try {
      Path page = Report.in(folder);
      try (archive) {
        Standings end = arena.run();
        Report.write(page, plan, end, archive, language);
      }
      end(() -> result.complete(page));
    } catch (RefusedException refused) {
      end(() -> result.completeExceptionally(refused));
    } catch (Throwable e) {
      LOG.error("A tournament failed", e);
      end(() -> result.completeExceptionally(e));
    }
  }

  private void end(Runnable completion) {
    ended.countDown();
    changed();
    completion.run();
    notices.close();
  }

  /** Waits until the tournament is finished or the time limit has passed. */
  void await(Duration time) throws InterruptedException {
    if (!ended.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
      LOG.warn("The tournament in {} did not end in time", folder);
    }
  }

  @Override
  public Path folder() {
    return folder;
  }

  @Override
  public List<String> players() {
    return plan.players().stream().map(Contestant::name).toList();
  }

  @Override
  public TournamentState state() {
    Standings now = arena.standings();
    return StandingsState.of(now, phase(now));
  }

  private Phase phase(Standings now) {
    if (ended.getCount() == 0) {
      return StandingsState.isDecided(now) ? Phase.FINISHED : Phase.STOPPED;
    }
    return runner.isPaused() ? Phase.PAUSED : Phase.RUNNING;
  }

  @Override
  public List<TournamentGame> games(int from) {
    synchronized (games) {
      return List.copyOf(games.subList(Math.min(from, games.size()), games.size()));
    }
  }

  @Override
  public List<EloPoint> course(int player) {
    return StandingsState.course(arena.standings(), player);
  }

  @Override
  public void pause() {
    runner.pause(true);
    changed();
  }

  @Override
  public void resume() {
    runner.pause(false);
    changed();
  }

  @Override
  public CompletionStage<Path> result() {
    return stage;
  }

  @Override
  public void close() {
    arena.stop();
  }
}
