package org.gobang.launcher.cluster;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.Admission;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.game.ClusterGames;
import org.gobang.cluster.game.GameJobRunner;
import org.gobang.cluster.game.TimeScale;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.engines.added.AddedEngines;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * A run whose games workers play, the slots of this process among them.
 *
 * @param coordinator hands the games out
 * @param games the runner of the games
 * @param own the worker of this process; empty without slots
 * @param repetitions the games that were played again elsewhere
 */
public record ClusterRun(
    Coordinator coordinator,
    ClusterGames games,
    Optional<OwnSlots> own,
    RepetitionReport repetitions)
    implements AutoCloseable {

  /** How many games may wait to be taken or be played at a time. */
  public static final int WINDOW = 512;

  /**
   * Begins to hand games out.
   *
   * @param place where coordinator and workers meet
   * @param tournament the tournament
   * @param archive the games that were played before
   * @param host the host of the players
   * @param runner plays games in this process
   * @param slots how many at a time
   * @param err receives sentences for people
   */
  static ClusterRun begin(
      MeetingPlace place,
      TournamentPlan tournament,
      Archive archive,
      Host host,
      GameRunner runner,
      int slots,
      ErrorOutput err)
      throws InterruptedException {
    PluginCatalogue catalogue = host.catalogue();
    AddedEngines engines = host.engines();
    refuseSecrets(tournament, engines);
    RunPrograms programs = RunPrograms.of(tournament.players(), engines);
    RunFiles files = RunFiles.of(tournament, catalogue.plugins());
    WorkerProfile self = ThisWorker.of(catalogue, Math.max(1, slots), programs.all());
    boolean timed = TimeScale.applies(tournament.budget());
    Admission admission =
        new Admission(
            Long.toHexString(tournament.seed()),
            self.build(),
            timed
                ? OptionalLong.of(speedBefore(archive).orElse(self.nodesPerSecond()))
                : OptionalLong.empty(),
            files.offered(),
            programs.all());
    Coordinator coordinator =
        place.coordinator(
            admission, files.byDigest(), worker -> arrived(worker, programs, self, err));
    RepetitionReport repetitions = new RepetitionReport(err);
    ClusterGames games = new ClusterGames(coordinator, programs::needs, !timed, repetitions::add);
    GameRunner own = new OwnContestants(runner, original(tournament));
    Optional<OwnSlots> ownSlots =
        slots == 0
            ? Optional.empty()
            : Optional.of(
                OwnSlots.begin(
                    self,
                    place.own(coordinator),
                    place.key(),
                    (offer, source) -> new GameJobRunner(own, offer.timeScale())));
    return new ClusterRun(coordinator, games, ownSlots, repetitions);
  }

  /** Secret options stay in this process. The environment of an engine is the worker's own. */
  private static void refuseSecrets(TournamentPlan tournament, AddedEngines engines) {
    for (Contestant each : tournament.players()) {
      if (!each.spec().equals(each.written()) && engines.options(each.spec()).isEmpty()) {
        throw new RefusedException(
            each.name() + ": the value of one of its options is secret, so workers cannot play it");
      }
    }
  }

  /** The speed for which the times of a run that is resumed were given. */
  private static Optional<Long> speedBefore(Archive archive) {
    FirstMachine first = new FirstMachine();
    archive.forEach((order, played) -> first.see(played));
    return first.speed();
  }

  private static void arrived(
      WorkerProfile worker, RunPrograms programs, WorkerProfile self, ErrorOutput err) {
    if (worker.name().equals(self.name())) {
      return;
    }
    err.note(
        LauncherTexts.of(
            "cluster.arrived", worker.name(), worker.slots(), worker.nodesPerSecond()));
    programs.all().stream()
        .filter(program -> !worker.has(program))
        .forEach(
            program -> err.note(LauncherTexts.of("cluster.lacks", worker.name(), program.name())));
  }

  /** The contestants with what was not written down. */
  private static UnaryOperator<Contestant> original(TournamentPlan tournament) {
    Map<String, Contestant> byName =
        tournament.players().stream()
            .collect(Collectors.toMap(Contestant::name, contestant -> contestant));
    return sent -> byName.get(sent.name()).seeded(sent.spec().seed());
  }

  /** The workers that were heard of, the one of this process among them. */
  public List<WorkerTable.Row> workers() {
    return coordinator.workers().rows();
  }

  /** Waits for games that are played again, and says what came of them. */
  public void finish() throws InterruptedException {
    games.awaitRepetitions();
    repetitions.end();
  }

  @Override
  public void close() {
    own.ifPresent(OwnSlots::close);
    games.close();
    coordinator.close();
  }
}
