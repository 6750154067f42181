package org.gobang.workbench;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.Games;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.RunningMoveReviewer;
import org.gobang.workbench.study.RunningReview;

/** The running analyses and reviews, which stop when the workbench is closed. */
final class RunningStudies implements Analyses, AutoCloseable {

  private final Games games;
  private final Supplier<PluginCatalogue> catalogue;

  /** Each one with the action that stops it. */
  private final Map<Object, Runnable> running = new ConcurrentHashMap<>();

  RunningStudies(Games games, Supplier<PluginCatalogue> catalogue) {
    this.games = games;
    this.catalogue = catalogue;
  }

  @Override
  public RunningTask<Answer> analyze(
      PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    RunningTask<Answer> analysis = games.analyze(who, request, reports);
    running.put(analysis, analysis::close);
    analysis.result().thenRun(() -> running.remove(analysis));
    return analysis;
  }

  @Override
  public RunningTask<GameReview> review(ReviewRequest request, DoubleConsumer progress) {
    PluginCatalogue now = catalogue.get();
    RunningTask<GameReview> review =
        RunningReview.start(
            now.player(request.who()), board(now, request.record()), request, progress);
    running.put(review, review::close);
    review.result().whenComplete((result, failed) -> running.remove(review));
    return review;
  }

  @Override
  public MoveReviewer moveReviewer(ReviewRequest request) {
    PluginCatalogue now = catalogue.get();
    RunningMoveReviewer reviewer =
        RunningMoveReviewer.start(now.player(request.who()), board(now, request.record()), request);
    running.put(reviewer, reviewer::close);
    reviewer.closed().thenRun(() -> running.remove(reviewer));
    return reviewer;
  }

  private static Supplier<Board> board(PluginCatalogue catalogue, GameRecord record) {
    return () -> catalogue.board(record.rules(), record.start());
  }

  /** Stops all analyses and reviews. */
  @Override
  public void close() {
    running.values().forEach(Runnable::run);
  }
}
