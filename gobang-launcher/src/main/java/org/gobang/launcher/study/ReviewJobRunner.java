package org.gobang.launcher.study;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.play.Contestant;
import org.gobang.cluster.game.TimeScale;
import org.gobang.cluster.job.JobKinds;
import org.gobang.record.json.JsonText;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.Judgement;
import org.gobang.study.review.JudgementsJson;
import org.gobang.study.review.PositionJudge;
import org.gobang.study.review.ReviewBudget;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.PlayerJudge;

/**
 * Executes review jobs. The result is the judgements, from which the coordinator creates the same
 * review.
 *
 * @param catalogue the rules and players
 * @param own the player of this process for one of a job
 * @param timeScale the factor of times
 */
public record ReviewJobRunner(
    PluginCatalogue catalogue, UnaryOperator<Contestant> own, double timeScale)
    implements JobKinds.Runner {

  /** The kind of review jobs. */
  public static final String KIND = "review";

  @Override
  public String run(JsonNode body) throws InterruptedException {
    ReviewJob job = ReviewJob.read(body);
    Board start = catalogue.board(job.game().rules(), job.game().start());
    PlayerSpec who = own.apply(job.player()).spec();
    Budget budget = TimeScale.scaled(job.budget(), timeScale);
    try (PlayerJudge player = new PlayerJudge(catalogue.player(who))) {
      List<Judgement> made = new ArrayList<>();
      PositionJudge judge = PositionJudge.recording(player, made::add);
      new GameReviewer(who.player(), judge, ReviewBudget.of(budget))
          .review(job.game(), job.game().mainLine(), start, job.sides(), (done, planned) -> {});
      return JsonText.object(json -> JudgementsJson.write(made, json));
    }
  }
}
