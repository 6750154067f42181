package org.gobang.launcher.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.Machine;
import org.gobang.arena.schedule.TournamentJson;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.cluster.game.ClusterGames;
import org.gobang.cluster.game.GameJobRunner;
import org.gobang.cluster.game.TimeScale;
import org.gobang.cluster.job.JobKinds;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.process.RunWorkers;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.record.file.TextDigest;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.Host;

/**
 * A tournament with workers, including the slots of this process.
 *
 * @param handedOut the workers
 * @param games the runner of the games
 * @param repetitions the games that were played again elsewhere
 */
public record ClusterRun(RunWorkers handedOut, ClusterGames games, RepetitionReport repetitions)
    implements AutoCloseable {

  /**
   * Starts distributing games and prints the address.
   *
   * @param options the address, the key and the slots
   * @param tournament the tournament
   * @param archive the games already played
   * @param host the host of the players
   * @param runner plays games in this process
   * @param usualSlots the games of this process in parallel by default
   * @param err receives sentences for users
   */
  public static ClusterRun begin(
      ClusterOptions options,
      TournamentPlan tournament,
      Archive archive,
      Host host,
      GameRunner runner,
      int usualSlots,
      ErrorOutput err)
      throws InterruptedException {
    WorkerRequirements needs =
        WorkerRequirements.of(List.of(tournament.rules()), tournament.players(), host);
    boolean timed = TimeScale.applies(tournament.budget());
    GameRunner own = new OwnContestants(runner, OwnContestants.original(tournament.players()));
    DistributedRun work =
        new DistributedRun(
            id(tournament, needs),
            needs,
            timed ? Optional.of(speed(archive)) : Optional.empty(),
            (offer, source) ->
                new JobKinds(
                    Map.of(GameJobRunner.KIND, new GameJobRunner(own, offer.timeScale()))));
    RunWorkers workers = options.begin(work, host, usualSlots, err);
    RepetitionReport repetitions = new RepetitionReport(err);
    ClusterGames games =
        new ClusterGames(
            workers.coordinator(),
            order -> needs.programs(List.of(order.black(), order.white())),
            !timed,
            repetitions::add);
    return new ClusterRun(workers, games, repetitions);
  }

  /**
   * Returns an id that stays the same when the run is resumed, also with more games. Other plugins
   * result in another id.
   */
  private static String id(TournamentPlan tournament, WorkerRequirements needs) {
    TournamentPlan oneGame =
        new TournamentPlan(
            tournament.players(),
            tournament.format(),
            1,
            tournament.rules(),
            tournament.budget(),
            tournament.openings(),
            tournament.seed(),
            tournament.adjudication(),
            tournament.sprt());
    return TextDigest.of(
        JsonText.object(json -> TournamentJson.write(oneGame, json)) + needs.text());
  }

  /** Returns the speed that the times of a resumed run refer to, or that of this process. */
  private static ToLongFunction<WorkerProfile> speed(Archive archive) {
    List<Machine> first = new ArrayList<>();
    archive.forEach(
        (order, played) -> played.machine().filter(any -> first.isEmpty()).ifPresent(first::add));
    return self ->
        first.stream()
            .map(machine -> Math.round(machine.nodesPerSecond() * machine.timeScale()))
            .findFirst()
            .orElse(self.nodesPerSecond());
  }

  /** Returns the known workers, including this process. */
  public List<WorkerTable.Row> workers() {
    return handedOut.rows();
  }

  /**
   * Waits for the replayed games and reports the results.
   *
   * @param ended whether to wait no longer
   */
  public void finish(BooleanSupplier ended) throws InterruptedException {
    games.awaitRepetitions(ended);
    repetitions.end();
  }

  @Override
  public void close() {
    games.close();
    handedOut.close();
  }
}
