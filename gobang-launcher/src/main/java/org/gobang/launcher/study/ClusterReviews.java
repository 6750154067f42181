package org.gobang.launcher.study;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.GameReview;
import org.gobang.arena.play.Contestant;
import org.gobang.cluster.game.TimeScale;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobKinds;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.cluster.process.RunWorkers;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cluster.ClusterOptions;
import org.gobang.launcher.cluster.DistributedRun;
import org.gobang.launcher.cluster.OwnContestants;
import org.gobang.launcher.cluster.WorkerRequirements;
import org.gobang.record.file.TextDigest;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.Judgement;
import org.gobang.study.review.JudgementsJson;
import org.gobang.study.review.PositionJudge;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * Reviews games with workers. Workers send evaluations, and this process creates the reviews.
 *
 * @param handedOut the workers
 * @param jobs the jobs by game name; a game that cannot be reviewed has no job
 * @param catalogue the rules and players
 * @param settings how games are reviewed
 */
record ClusterReviews(
    RunWorkers handedOut, Map<String, Job> jobs, PluginCatalogue catalogue, ReviewSettings settings)
    implements Reviews {

  /**
   * Starts distributing reviews and prints the address.
   *
   * @param options the address, the key and the slots
   * @param games the games to review
   * @param err receives sentences for users
   */
  static ClusterReviews begin(
      ClusterOptions options,
      List<ReviewedGame> games,
      ReviewSettings settings,
      Host host,
      ErrorOutput err)
      throws InterruptedException {
    PluginCatalogue catalogue = host.catalogue();
    Map<ReviewedGame, PlayerSpec> judges = judges(games, settings, catalogue);
    List<Contestant> players =
        Contestant.all(List.copyOf(new LinkedHashSet<>(judges.values())), catalogue.plugins());
    Map<PlayerSpec, Contestant> bySpec =
        players.stream().collect(Collectors.toMap(Contestant::spec, Function.identity()));
    WorkerRequirements needs =
        WorkerRequirements.of(
            judges.keySet().stream().map(game -> game.record().rules()).distinct().toList(),
            players,
            host);
    Map<String, Job> jobs = new LinkedHashMap<>();
    judges.forEach(
        (game, judge) ->
            jobs.put(
                game.name(),
                job(
                    game,
                    Objects.requireNonNull(bySpec.get(judge)),
                    settings,
                    needs,
                    jobs.size())));
    UnaryOperator<Contestant> own = OwnContestants.original(players);
    DistributedRun work =
        new DistributedRun(
            run(jobs.values(), needs),
            needs,
            TimeScale.applies(settings.budget().full())
                ? Optional.of(WorkerProfile::nodesPerSecond)
                : Optional.empty(),
            (offer, source) ->
                new JobKinds(
                    Map.of(
                        ReviewJobRunner.KIND,
                        new ReviewJobRunner(catalogue, own, offer.timeScale()))));
    int slots = Runtime.getRuntime().availableProcessors();
    return new ClusterReviews(options.begin(work, host, slots, err), jobs, catalogue, settings);
  }

  private static Map<ReviewedGame, PlayerSpec> judges(
      List<ReviewedGame> games, ReviewSettings settings, PluginCatalogue catalogue) {
    Map<ReviewedGame, PlayerSpec> judges = new LinkedHashMap<>();
    for (ReviewedGame game : games) {
      try {
        judges.put(game, settings.judge(catalogue, game.start(catalogue)));
      } catch (RefusedException unreviewable) {
        // Reported in order.
      }
    }
    return judges;
  }

  private static Job job(
      ReviewedGame game,
      Contestant judge,
      ReviewSettings settings,
      WorkerRequirements needs,
      int number) {
    ReviewJob job = new ReviewJob(game.record(), judge, settings.budget().full(), settings.sides());
    return new Job(
        String.valueOf(number),
        ReviewJobRunner.KIND,
        job.body(),
        Optional.empty(),
        needs.programs(List.of(judge)),
        Optional.empty());
  }

  /** Returns an id, which is the same when the same command is repeated. */
  private static String run(Collection<Job> jobs, WorkerRequirements needs) {
    return TextDigest.of(jobs.stream().map(Job::body).toList() + " " + needs.text());
  }

  @Override
  public GameReview review(ReviewedGame game, GameReviewer.Progress progress)
      throws InterruptedException {
    Board start = game.start(catalogue);
    PlayerSpec who = settings.judge(catalogue, start);
    // A game without a job was refused above.
    Job job = Objects.requireNonNull(jobs.get(game.name()));
    List<Judgement> judgements = handedOut.coordinator().run(job, JudgementsJson::read).value();
    return settings.review(game, start, who, PositionJudge.replaying(judgements), progress);
  }

  @Override
  public int atATime() {
    return RunWorkers.WINDOW;
  }

  @Override
  public OptionalInt workers() {
    return OptionalInt.of(handedOut.present());
  }

  @Override
  public void close() {
    handedOut.close();
  }
}
