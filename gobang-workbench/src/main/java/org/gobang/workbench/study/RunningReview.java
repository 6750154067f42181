package org.gobang.workbench.study;

import java.util.List;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.PlayerSetup;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.ReviewBudget;
import org.gobang.workbench.platform.HostTask;

/** A review of a game on a separate daemon thread, with a separate player. */
public final class RunningReview {

  private RunningReview() {}

  /**
   * Starts a review on a separate thread.
   *
   * @param player evaluates the positions
   * @param start creates the board before the first move
   * @param progress receives the completed part, which never decreases
   */
  public static RunningTask<GameReview> start(
      PlayerSetup player, Supplier<Board> start, ReviewRequest request, DoubleConsumer progress) {
    DoubleAccumulator part = new DoubleAccumulator(Math::max, 0);
    return HostTask.start(
        "gobang-review",
        closed -> {
          try (PlayerJudge judge = new PlayerJudge(player)) {
            return new GameReviewer(player.id(), judge, ReviewBudget.of(request.budget()))
                .review(
                    request.record(),
                    request.path(),
                    start.get(),
                    List.of(Stone.values()),
                    (done, planned) -> {
                      part.accumulate((double) done / Math.max(1, planned));
                      progress.accept(part.get());
                    });
          }
        });
  }
}
