package org.gobang.workbench;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.analysis.Analysis;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.Review;
import org.gobang.game.Games;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.RunningMoveReviewer;
import org.gobang.workbench.study.RunningReview;

/** The analyses and reviews that run, which end with the workbench. */
final class Studies implements AutoCloseable {

  private final Games games;

  /** Each with what ends it. */
  private final Map<Object, Runnable> running = new ConcurrentHashMap<>();

  Studies(Games games) {
    this.games = games;
  }

  Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    Analysis analysis = games.analyze(who, request, reports);
    running.put(analysis, analysis::close);
    analysis.answer().thenRun(() -> running.remove(analysis));
    return analysis;
  }

  Review<GameReview> review(
      PluginCatalogue catalogue,
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    RunningReview review =
        RunningReview.start(
            catalogue.player(who),
            () -> catalogue.board(record.rules(), record.start()),
            record,
            path,
            budget,
            progress);
    running.put(review, review::close);
    review.result().whenComplete((result, failed) -> running.remove(review));
    return review;
  }

  MoveReviewer moveReviewer(
      PluginCatalogue catalogue,
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget) {
    RunningMoveReviewer reviewer =
        RunningMoveReviewer.start(
            catalogue.player(who),
            () -> catalogue.board(record.rules(), record.start()),
            record,
            path,
            budget);
    running.put(reviewer, reviewer::close);
    reviewer.closed().thenRun(() -> running.remove(reviewer));
    return reviewer;
  }

  /** Ends all of them. */
  @Override
  public void close() {
    running.values().forEach(Runnable::run);
  }
}
